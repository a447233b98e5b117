import './codex.css';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { potionChapter, skillChapter, talentChapter, tierChapter } from './abilities';
import { symbolChapter, turnChapter } from './basics';
import { foeChapter, perilChapter } from './cards';
import { heroChapter, levelChapter } from './heroes';
import { bossChapter, dungeonChapter } from './places';

const CHAPTERS = [
  turnChapter,
  heroChapter,
  dungeonChapter,
  bossChapter,
  foeChapter,
  perilChapter,
  skillChapter,
  potionChapter,
  talentChapter,
  levelChapter,
  tierChapter,
  symbolChapter,
] as const;

/** Everything that can be looked up about One Deck Dungeon. */
export function codexChapters(translate: Translate): readonly CodexChapter[] {
  return CHAPTERS.map((chapter) => chapter(translate));
}
