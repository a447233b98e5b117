import { DUNGEONS, type DungeonId } from '../content/dungeons';
import { type Edge, ENTRANCES, RIVERS, WALLS, WRAPS } from '../content/edges';
import { COLUMNS, ROWS, type RoomId } from '../content/ids';
import { ROOM_IDS } from '../content/rooms';
import type { Way } from '../sheetEvents';

/** A way from one room to a neighbour. `river` is its place in the list of rivers. */
export interface Passage {
  readonly to: RoomId;
  readonly way: Way;
  readonly river: number | null;
}

export type Passages = Readonly<Record<RoomId, readonly Passage[]>>;

const MAPS = new Map<DungeonId, Passages>();

/** The map of a dungeon never changes, so it is drawn once. */
export function passagesOf(dungeon: DungeonId): Passages {
  const known = MAPS.get(dungeon);
  if (known !== undefined) return known;
  const drawn = drawMap([...WALLS, ...DUNGEONS[dungeon].walls]);
  MAPS.set(dungeon, drawn);
  return drawn;
}

const DOORS: readonly Passage[] = ENTRANCES.map((to) => ({ to, way: 'door', river: null }));

/** The ways on from a room, or, from outside, through the doors (P18). */
export function waysFrom(dungeon: DungeonId, at: RoomId | null): readonly Passage[] {
  return at === null ? DOORS : passagesOf(dungeon)[at];
}

export function passageBetween(dungeon: DungeonId, from: RoomId, to: RoomId): Passage | undefined {
  return passagesOf(dungeon)[from].find((passage) => passage.to === to);
}

export function isRoom(name: unknown): name is RoomId {
  return (ROOM_IDS as readonly unknown[]).includes(name);
}

function drawMap(walls: readonly Edge[]): Passages {
  const edges = [...sides(), ...WRAPS];
  const waysOn = (room: RoomId): readonly Passage[] =>
    edges.filter((edge) => edge.includes(room)).map((edge) => passage(edge, room, walls));
  return Object.fromEntries(ROOM_IDS.map((room) => [room, waysOn(room)])) as Record<RoomId, readonly Passage[]>;
}

function passage(edge: Edge, from: RoomId, walls: readonly Edge[]): Passage {
  const to = edge[0] === from ? edge[1] : edge[0];
  const river = RIVERS.findIndex((one) => isSame(one, edge));
  const isWalled = walls.some((one) => isSame(one, edge));
  return { to, way: isWalled ? 'wall' : river >= 0 ? 'river' : 'open', river: river >= 0 ? river : null };
}

function isSame(one: Edge, other: Edge): boolean {
  return one.includes(other[0]) && one.includes(other[1]);
}

/** Rooms that share a side; those at both ends of a row do not. */
function sides(): readonly Edge[] {
  const across = ROWS.flatMap((row) =>
    COLUMNS.slice(1).map((column, at): Edge => [`${COLUMNS[at] ?? column}${row}`, `${column}${row}`]),
  );
  const upwards = COLUMNS.flatMap((column) =>
    ROWS.slice(1).map((row, at): Edge => [`${column}${ROWS[at] ?? row}`, `${column}${row}`]),
  );
  return [...across, ...upwards];
}
