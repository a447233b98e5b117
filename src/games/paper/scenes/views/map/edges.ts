import { COLUMNS, ROWS, type RoomId } from '../../../../../engine/paper';
import type { Rect } from '../../../../../table';

export type Rooms = Readonly<Record<RoomId, Rect>>;

/** The side that two rooms share: its middle, its length, and whether it stands upright. */
export interface Side {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly isUpright: boolean;
}

/** Returns the side between two neighbours; null for rooms at both ends of a row. */
export function sideBetween(rooms: Rooms, one: RoomId, other: RoomId): Side | null {
  const [a, b] = [rooms[one], rooms[other]];
  const isUpright = one.slice(1) === other.slice(1);
  const apart = Math.abs(COLUMNS.findIndex((at) => one.startsWith(at)) - COLUMNS.findIndex((at) => other.startsWith(at)));
  if (apart > 1) return null;
  return isUpright
    ? { x: Math.max(a.x, b.x), y: a.y + a.height / 2, length: a.height, isUpright }
    : { x: a.x + a.width / 2, y: Math.max(a.y, b.y), length: a.width, isUpright };
}

/** The rows that go around the map. */
const AROUND = [2, 4] as const;

/** Returns the outer walls, piece by piece. Doors and the rows that go around are gaps. */
export function outerSides(rooms: Rooms): readonly Side[] {
  const above = COLUMNS.map((column): Side => {
    const { x, y, width } = rooms[`${column}7`];
    return { x: x + width / 2, y, length: width, isUpright: false };
  });
  const beside = ROWS.filter((row) => !(AROUND as readonly number[]).includes(row)).flatMap((row): readonly Side[] => {
    const [west, east] = [rooms[`A${row}`], rooms[`F${row}`]];
    const upright = { y: west.y + west.height / 2, length: west.height, isUpright: true };
    return [
      { ...upright, x: west.x },
      { ...upright, x: east.x + east.width },
    ];
  });
  return [...above, ...beside, ...belowSides(rooms)];
}

/** The parts of the lower wall between the doors, in parts of a room. */
const POST = 0.27;

function belowSides(rooms: Rooms): readonly Side[] {
  return COLUMNS.flatMap((column): readonly Side[] => {
    const { x, y, width, height } = rooms[`${column}1`];
    const post = { y: y + height, length: width * POST, isUpright: false };
    return [
      { ...post, x: x + (width * POST) / 2 },
      { ...post, x: x + width - (width * POST) / 2 },
    ];
  });
}

/** Returns the openings of the rows that go around: west and east, each pointing outwards. */
export function openings(
  rooms: Rooms,
): readonly { readonly x: number; readonly y: number; readonly out: -1 | 1; readonly high: number }[] {
  return AROUND.flatMap((row) => {
    const [west, east] = [rooms[`A${row}`], rooms[`F${row}`]];
    const at = { y: west.y + west.height / 2, high: west.height };
    return [
      { ...at, x: west.x, out: -1 as const },
      { ...at, x: east.x + east.width, out: 1 as const },
    ];
  });
}
