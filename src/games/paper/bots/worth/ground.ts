import { type DungeonId, ENTRANCES, passagesOf, ROOM_IDS, type RoomId } from '../../../../engine/paper';

/** Rooms have numbers here, in the order of the list of rooms. */
export const PLACE = Object.fromEntries(ROOM_IDS.map((room, at) => [room, at])) as Readonly<Record<RoomId, number>>;
export const PLACES = ROOM_IDS.length;
/** Before the first step a party stands here. */
export const OUTSIDE = ROOM_IDS.length;
export const NO_WAY = 99;

/** Says which edges a party can cross. */
export interface Crossing {
  readonly river: boolean;
  readonly wall: boolean;
}

const KNOWN = new Map<string, Uint8Array>();

/** The fewest steps from each place to each room, one row for each place. The map never changes, so they are counted once. */
export function stepsOn(dungeon: DungeonId, crossing: Crossing): Uint8Array {
  const key = `${dungeon}${Number(crossing.river)}${Number(crossing.wall)}`;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const next = neighbours(dungeon, crossing);
  const rows = [...ROOM_IDS.map((room) => stepsFrom([room], 0, next)), stepsFrom(ENTRANCES, 1, next)];
  const steps = Uint8Array.from(rows.flatMap((row) => [...row]));
  KNOWN.set(key, steps);
  return steps;
}

type Neighbours = (room: RoomId) => readonly RoomId[];

function neighbours(dungeon: DungeonId, { river, wall }: Crossing): Neighbours {
  const isOpen = (way: string): boolean => (way === 'river' ? river : way === 'wall' ? wall : true);
  return (room) => passagesOf(dungeon)[room].flatMap(({ to, way }) => (isOpen(way) ? [to] : []));
}

/** The first rooms are so many steps away. */
function stepsFrom(first: readonly RoomId[], away: number, next: Neighbours): Uint8Array {
  const steps = new Uint8Array(PLACES).fill(NO_WAY);
  let rim = first;
  for (let far = away; rim.length > 0; far++) {
    for (const room of rim) steps[PLACE[room]] = far;
    rim = [...new Set(rim.flatMap(next))].filter((room) => steps[PLACE[room]] === NO_WAY);
  }
  return steps;
}
