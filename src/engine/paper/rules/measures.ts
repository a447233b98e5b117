import { DUNGEONS, type DungeonId } from '../content/dungeons';
import { COLUMNS, HERO_IDS, ITEM_IDS, ROWS, type RoomId } from '../content/ids';
import type { Measure } from '../content/measures';
import { MONSTERS } from '../content/monsters';
import { ROOM_IDS, ROOMS } from '../content/rooms';
import type { Sheet } from '../state';
import { healthOf } from './levels';
import { passageBetween } from './map';
import { isFinished } from './traits';

type Simple = Exclude<Measure['measure'], 'heroesAtLevel' | 'monstersOfLevel' | 'columnsWithRooms'>;

const CORNERS: readonly RoomId[] = ['A1', 'A7', 'F1', 'F7'];
const EDGE_ROOMS: readonly RoomId[] = ROOM_IDS.filter((room) => /[AF]|[17]/.test(room));

/** P35 */
const COUNTS: Readonly<Record<Simple, (sheet: Sheet, dungeon: DungeonId) => number>> = {
  rooms: (sheet) => roomsOf(sheet).size,
  fullRows: (sheet) => ROWS.filter((row) => COLUMNS.every((column) => sheet.path.includes(`${column}${row}`))).length,
  fullColumns: (sheet) => COLUMNS.filter((column) => ROWS.every((row) => sheet.path.includes(`${column}${row}`))).length,
  edgeRooms: (sheet) => EDGE_ROOMS.filter((room) => sheet.path.includes(room)).length,
  cornerRooms: (sheet) => CORNERS.filter((room) => sheet.path.includes(room)).length,
  bossRooms: (sheet, dungeon) => DUNGEONS[dungeon].lairs.filter(({ room }) => sheet.path.includes(room)).length,
  traps: trapsOf,
  obstacles: (sheet, dungeon) => trapsOf(sheet) + crossedOf(sheet, dungeon),
  monsters: ({ beaten }) => beaten.length,
  distinctMonsterLevels: ({ beaten }) => new Set(beaten.map((monster) => MONSTERS[monster].level)).size,
  gems: ({ gems }) => gems,
  potions: ({ potions }) => potions,
  itemsCompleted: (sheet) => ITEM_IDS.filter((item) => isFinished(sheet, item)).length,
  totalLevel: healthOf,
  bossGlory: ({ bosses }) => bosses.reduce((sum, { fought, glory }) => sum + (fought ? glory : 0), 0),
};

/** Returns how far a party has come with what a mission or an objective asks for. */
export function measureOf(sheet: Sheet, dungeon: DungeonId, requires: Measure): number {
  switch (requires.measure) {
    case 'heroesAtLevel':
      return HERO_IDS.filter((hero) => sheet.heroes[hero] >= requires.level).length;
    case 'monstersOfLevel':
      return sheet.beaten.filter((monster) => MONSTERS[monster].level === requires.level).length;
    case 'columnsWithRooms':
      return columnsWith(sheet, requires.rooms);
    default:
      return COUNTS[requires.measure](sheet, dungeon);
  }
}

function roomsOf({ path }: Sheet): ReadonlySet<RoomId> {
  return new Set(path);
}

function trapsOf(sheet: Sheet): number {
  return [...roomsOf(sheet)].filter((room) => ROOMS[room].trap).length;
}

function columnsWith(sheet: Sheet, rooms: number): number {
  return COLUMNS.filter((column) => ROWS.filter((row) => sheet.path.includes(`${column}${row}`)).length >= rooms).length;
}

/** Different walls and rivers between the rooms of the path. */
function crossedOf({ path }: Sheet, dungeon: DungeonId): number {
  const crossed = new Set<string>();
  for (const [at, to] of path.entries()) {
    const from = path[at - 1];
    const way = from === undefined ? undefined : passageBetween(dungeon, from, to)?.way;
    if (from !== undefined && (way === 'wall' || way === 'river')) crossed.add([from, to].sort().join());
  }
  return crossed.size;
}
