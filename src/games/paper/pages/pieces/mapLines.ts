import { COLUMNS, DUNGEONS, type DungeonId, type Edge, RIVERS, type RoomId, WALLS } from '../../../../engine/paper';

/** The side of a room in the units of the picture. */
export const ROOM = 10;
export const MAP = { width: COLUMNS.length * ROOM, height: 7 * ROOM } as const;

/** Returns the upper left corner of a room; row 1 lies at the bottom. */
export function cornerOf(room: RoomId): { readonly x: number; readonly y: number } {
  const [column = 'A', row = '1'] = room;
  return { x: COLUMNS.join('').indexOf(column) * ROOM, y: (7 - Number(row)) * ROOM };
}

export function wallsPath(dungeon: DungeonId): string {
  return [...WALLS, ...DUNGEONS[dungeon].walls].map((edge) => sideOf(edge, 'wall')).join('');
}

export const riversPath = (): string => RIVERS.map((edge) => sideOf(edge, 'river')).join('');

/** The side between two rooms: a straight line, or a wave. */
function sideOf([one, other]: Edge, kind: 'wall' | 'river'): string {
  const [from, to] = [cornerOf(one), cornerOf(other)];
  const [x, y] = [Math.max(from.x, to.x), Math.max(from.y, to.y)];
  const isUpright = from.y === to.y;
  if (kind === 'wall') return isUpright ? `M${x} ${y}v${ROOM}` : `M${x} ${y}h${ROOM}`;
  const half = ROOM / 2;
  return isUpright ? `M${x} ${y}q-2 ${half / 2} 0 ${half}t0 ${half}` : `M${x} ${y}q${half / 2} -2 ${half} 0t${half} 0`;
}

/** The way of a party from its door: a way through the side of the map leaves it and comes in again. */
export function wayPath(path: readonly RoomId[]): string {
  const centres = path.map((room) => {
    const { x, y } = cornerOf(room);
    return { x: x + ROOM / 2, y: y + ROOM / 2 };
  });
  const lines = centres.map(({ x, y }, at) => {
    const before = centres[at - 1];
    if (before === undefined) return `M${x} ${MAP.height}L${x} ${y}`;
    if (Math.abs(before.x - x) <= ROOM) return `L${x} ${y}`;
    const [out, back] = before.x < x ? [0, MAP.width] : [MAP.width, 0];
    return `L${out} ${before.y}M${back} ${y}L${x} ${y}`;
  });
  return lines.join('');
}
