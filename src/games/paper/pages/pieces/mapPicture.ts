import './pieces.css';
import { type BossId, DUNGEONS, type DungeonId, ROOM_IDS, type RoomId } from '../../../../engine/paper';
import { made, shape } from '../../../../pages';
import { picture } from './art';
import { cornerOf, MAP, ROOM, riversPath, wallsPath, wayPath } from './mapLines';
import { roomPrint } from './roomPrint';

const EDGE = 1.5;

/**
 * Returns the map of a dungeon with the heads of its bosses in their lairs; a large one has what is printed in its rooms, too. It is
 * hidden from screen readers: words stand beside it.
 */
export function mapPicture(dungeon: DungeonId, size: 'large' | 'small' = 'small'): HTMLElement {
  const frame = made('span', { className: `paper-map ${size}` });
  const box = `${-EDGE} ${-EDGE} ${MAP.width + 2 * EDGE} ${MAP.height + 2 * EDGE}`;
  frame.setAttribute('aria-hidden', 'true');
  const print = size === 'large' ? ROOM_IDS.flatMap(roomPrint) : [];
  frame.append(shape('svg', { viewBox: box }, ...mapShapes(dungeon, []), ...print));
  for (const { room, boss } of DUNGEONS[dungeon].lairs) frame.append(headIn(room, boss));
  return frame;
}

function headIn(room: RoomId, boss: BossId): HTMLElement {
  const head = picture(`crest/${boss}`);
  const { x, y } = cornerOf(room);
  const [width, height] = [MAP.width + 2 * EDGE, MAP.height + 2 * EDGE];
  head.style.setProperty('left', `${((x + EDGE) / width) * 100}%`);
  head.style.setProperty('top', `${((y + EDGE) / height) * 100}%`);
  return head;
}

/** The rooms, those of the path lit, with walls, rivers and the way through them. */
export function mapShapes(dungeon: DungeonId, path: readonly RoomId[]): readonly SVGElement[] {
  const lit = new Set(path);
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const rooms = ROOM_IDS.map((room) => shape('rect', { ...floorOf(room), class: lit.has(room) ? 'map-room lit' : 'map-room' }));
  const way = path.length === 0 ? [] : [shape('path', { d: wayPath(path), ...line, class: 'map-way' })];
  return [
    ...rooms,
    shape('path', { d: riversPath(), ...line, class: 'map-river-bed' }),
    shape('path', { d: riversPath(), ...line, class: 'map-river' }),
    ...way,
    shape('path', { d: wallsPath(dungeon), ...line, class: 'map-wall-rim' }),
    shape('path', { d: wallsPath(dungeon), ...line, class: 'map-wall' }),
    shape('rect', { x: 0, y: 0, width: MAP.width, height: MAP.height, ...line, class: 'map-rim' }),
  ];
}

/** A room leaves a little parchment between it and the next one. */
function floorOf(room: RoomId) {
  const { x, y } = cornerOf(room);
  const gap = 0.3;
  return { x: x + gap, y: y + gap, width: ROOM - 2 * gap, height: ROOM - 2 * gap, rx: 0.9 };
}
