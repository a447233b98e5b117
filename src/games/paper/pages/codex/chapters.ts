import './codex.css';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { bossChapter } from './bosses';
import { itemChapter, missionChapter, objectiveChapter, powerChapter } from './cards';
import { dungeonChapter } from './dungeons';
import { monsterChapter } from './monsters';
import { trackChapter } from './tracks';
import { turnChapter } from './turn';

const CHAPTERS = [
  turnChapter,
  dungeonChapter,
  bossChapter,
  monsterChapter,
  itemChapter,
  powerChapter,
  objectiveChapter,
  missionChapter,
  trackChapter,
] as const;

/** Everything that can be looked up about Paper Dungeons. */
export function codexChapters(translate: Translate): readonly CodexChapter[] {
  // Its own names keep the styles of another game's codex away.
  return CHAPTERS.map((chapter) => chapter(translate)).map((chapter) => ({ ...chapter, id: `paper-${chapter.id}` }));
}
