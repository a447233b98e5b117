import { type DungeonId, HERO_IDS, ITEM_IDS, type Measure, MONSTERS, type Sheet } from '../../../../engine/paper';
import { crossedOn, type Track } from './track';

/** How much of a measure is wanted. */
export interface Wanted {
  readonly requires: Measure;
  readonly atLeast: number;
}

/** What the measures are taken from. `lairs` counts the rooms of bosses that were entered. */
export interface Measured {
  readonly sheet: Sheet;
  readonly track: Track;
  readonly lairs: number;
  readonly dungeon: DungeonId;
}

const FULL_BOXES = 2;
const ROOMS_OF_A_ROW = 6;
const ROOMS_OF_A_COLUMN = 7;

/** From 0 to 1, and 1 only where as much as is wanted was reached. */
export function nearness({ requires, atLeast }: Wanted, measured: Measured): number {
  const { sheet, track } = measured;
  switch (requires.measure) {
    case 'heroesAtLevel':
      return share(
        HERO_IDS.map((hero) => sheet.heroes[hero]),
        [atLeast, requires.level],
      );
    case 'columnsWithRooms':
      return share(track.columns, [atLeast, requires.rooms]);
    case 'fullRows':
      return share(track.rows, [atLeast, ROOMS_OF_A_ROW]);
    case 'fullColumns':
      return share(track.columns, [atLeast, ROOMS_OF_A_COLUMN]);
    default:
      return Math.min(1, countOf(requires, measured) / atLeast);
  }
}

/** How far the best few have come, each towards the same mark. */
function share(counts: readonly number[], [wanted, mark]: readonly [number, number]): number {
  const best = counts.toSorted((one, other) => other - one).slice(0, wanted);
  return best.reduce((sum, count) => sum + Math.min(count, mark), 0) / (wanted * mark);
}

function countOf(requires: Measure, { sheet, track, lairs, dungeon }: Measured): number {
  switch (requires.measure) {
    case 'rooms':
      return track.rooms;
    case 'edgeRooms':
      return track.edge;
    case 'cornerRooms':
      return track.corners;
    case 'bossRooms':
      return lairs;
    case 'traps':
      return track.traps;
    case 'obstacles':
      return track.traps + crossedOn(sheet.path, dungeon);
    case 'monsters':
      return sheet.beaten.length;
    case 'distinctMonsterLevels':
      return new Set(sheet.beaten.map((monster) => MONSTERS[monster].level)).size;
    case 'monstersOfLevel':
      return sheet.beaten.reduce((sum, monster) => sum + Number(MONSTERS[monster].level === requires.level), 0);
    case 'gems':
      return sheet.gems;
    case 'potions':
      return sheet.potions;
    case 'itemsCompleted':
      return ITEM_IDS.reduce((sum, item) => sum + Number(sheet.items[item] >= FULL_BOXES), 0);
    case 'totalLevel':
      return HERO_IDS.reduce((sum, hero) => sum + sheet.heroes[hero], 0);
    case 'bossGlory':
      return sheet.bosses.reduce((sum, { fought, glory }) => sum + (fought ? glory : 0), 0);
    default:
      return 0;
  }
}
