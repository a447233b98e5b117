import { COLUMNS, type DungeonId, passagesOf, ROOM_IDS, ROOMS, ROWS, type RoomId } from '../../../../engine/paper';
import { OUTSIDE, PLACE, PLACES } from './ground';

/** Facts about a path that several values are made from. */
export interface Track {
  /** The room that the party stands in. */
  readonly at: number;
  /** 1 for each room that was entered. */
  readonly seen: Uint8Array;
  readonly rooms: number;
  /** Rooms that were entered in each row and column. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly traps: number;
  readonly edge: number;
  readonly corners: number;
}

interface PlaceFacts {
  readonly row: number;
  readonly column: number;
  readonly isTrap: boolean;
  /** Outer walls of the room. */
  readonly sides: number;
}

const FACTS: readonly PlaceFacts[] = ROOM_IDS.map((room) => {
  const column = COLUMNS.findIndex((name) => room.startsWith(name));
  const row = ROWS.findIndex((number) => room.endsWith(String(number)));
  const sides = Number(column % (COLUMNS.length - 1) === 0) + Number(row % (ROWS.length - 1) === 0);
  return { row, column, isTrap: ROOMS[room].trap, sides };
});

/** A path is never changed, and sheets that differ in other things share one. */
const KNOWN = new WeakMap<readonly RoomId[], Track>();

export function trackOf(path: readonly RoomId[]): Track {
  const known = KNOWN.get(path);
  if (known !== undefined) return known;
  const track = counted(path);
  KNOWN.set(path, track);
  return track;
}

function counted(path: readonly RoomId[]): Track {
  const seen = new Uint8Array(PLACES);
  const [rows, columns] = [ROWS.map(() => 0), COLUMNS.map(() => 0)];
  let [rooms, traps, edge, corners] = [0, 0, 0, 0];
  for (const room of path) {
    const place = PLACE[room];
    const facts = FACTS[place];
    if (facts === undefined || seen[place] === 1) continue;
    seen[place] = 1;
    rooms++;
    rows[facts.row] = (rows[facts.row] ?? 0) + 1;
    columns[facts.column] = (columns[facts.column] ?? 0) + 1;
    if (facts.isTrap) traps++;
    if (facts.sides > 0) edge++;
    if (facts.sides > 1) corners++;
  }
  const last = path.at(-1);
  const at = last === undefined ? OUTSIDE : PLACE[last];
  return { at, seen, rooms, rows, columns, traps, edge, corners };
}

/** Different walls and rivers between the rooms of a path. */
export function crossedOn(path: readonly RoomId[], dungeon: DungeonId): number {
  const crossed = new Set<number>();
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1], path[at]];
    if (from === undefined || to === undefined) continue;
    const way = passagesOf(dungeon)[from].find((passage) => passage.to === to)?.way;
    if (way !== 'wall' && way !== 'river') continue;
    const [one, other] = [PLACE[from], PLACE[to]];
    crossed.add(Math.min(one, other) * PLACES + Math.max(one, other));
  }
  return crossed.size;
}
