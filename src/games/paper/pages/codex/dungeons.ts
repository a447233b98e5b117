import {
  CAMPAIGN_IDS,
  CAMPAIGNS,
  DUNGEON_IDS,
  DUNGEONS,
  type DungeonId,
  LIGHT_IDS,
  LIGHTS,
  type Round,
} from '../../../../engine/paper';
import { entry, lines, numbersTable } from '../../../../pages';
import type { Translate } from '../../../../table';
import type { CodexChapter } from '../../../contract';
import { ownLine } from '../pieces/house';
import { mapPicture } from '../pieces/mapPicture';
import { lairWords } from '../setup/lairWords';

/** The one dungeon whose rooms and walls are known. */
const KNOWN: DungeonId = 'a';

export function dungeonChapter(translate: Translate): CodexChapter {
  const entries = DUNGEON_IDS.map((dungeon) => dungeonEntry(dungeon, translate));
  return { id: 'dungeons', title: translate('paperPages.codex.dungeons'), look: 'alcoves', entries };
}

function dungeonEntry(dungeon: DungeonId, translate: Translate): HTMLElement {
  const name = translate(`paperDungeons.dungeon.${dungeon}`);
  const campaign = CAMPAIGN_IDS.find((id) => CAMPAIGNS[id].includes(dungeon)) ?? CAMPAIGN_IDS[0];
  const head = (['light', 'atEnd', 'afterOne', 'afterTwo'] as const).map((key) => translate(`paperPages.codex.${key}`));
  const rows = LIGHT_IDS.map((light) => {
    const { glory, pace } = LIGHTS[dungeon][light];
    return [translate(`paperDungeons.light.${light}`), glory, ...pace];
  });
  return entry({
    id: `dungeon-${dungeon}`,
    name,
    picture: mapPicture(dungeon),
    content: [
      translate(`paperDungeons.story.${dungeon}`),
      translate('paperPages.codex.partOf', { name: translate(`paperDungeons.campaign.${campaign}`) }),
      lines(DUNGEONS[dungeon].lairs.map((lair, at) => lairWords(lair, (at + 1) as Round, translate))),
      numbersTable({ caption: name, head, rows }),
      ownLine(translate(dungeon === KNOWN ? 'paperPages.house.dungeonA' : 'paperPages.house.dungeon'), translate),
    ],
  });
}
