import type { Scene } from 'phaser';
import { COLUMNS, DUNGEONS, type DungeonId, type Edge, RIVERS, WALLS } from '../../../../../engine/paper';
import { around, type Pen, paintPicture, picture } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import { inks } from '../../inks';
import { openings, outerSides, type Rooms, type Side, sideBetween } from './edges';

/** The sizes of a wall's drawing, and of the side of a room that it is drawn for. */
const DRAWN = { width: 176, height: 40, side: 160 } as const;
/** The thickness of a river in parts of a room's side. */
const RIVER = 0.3;

interface Walled {
  readonly rooms: Rooms;
  readonly dungeon: DungeonId;
}

/** Paints walls, rivers, doors and the ways around the map. */
export function paintWalls(scene: Scene, pen: Pen, { rooms, dungeon }: Walled): void {
  const inner = (edges: readonly Edge[]): readonly Side[] =>
    edges.flatMap(([one, other]) => sideBetween(rooms, one, other) ?? []);
  for (const side of inner(RIVERS)) paintRiver(scene, pen, side);
  const walls = [...outerSides(rooms), ...inner([...WALLS, ...DUNGEONS[dungeon].walls])];
  for (const [at, side] of walls.entries()) paintWall(scene, pen, { side, look: (at % 3) + 1 });
  paintOpenings(pen, rooms);
}

/** Paints something along a side: the pen is turned, so that the side lies from left to right. */
function along(pen: Pen, { x, y, isUpright }: Side, paint: () => void): void {
  pen.save();
  pen.translate(x, y);
  if (isUpright) pen.rotate(Math.PI / 2);
  paint();
  pen.restore();
}

function paintWall(scene: Scene, pen: Pen, { side, look }: { readonly side: Side; readonly look: number }): void {
  const width = (side.length * DRAWN.width) / DRAWN.side;
  const height = Math.min((width * DRAWN.height) / DRAWN.width, side.length) * (side.length > 30 ? 1 : 1.3);
  along(pen, side, () => paintPicture(scene, pen, { key: `wall/wall-${look}`, rect: around({ x: 0, y: 0 }, width, height) }));
}

function paintRiver(scene: Scene, pen: Pen, side: Side): void {
  const water = picture(scene, 'mark/river');
  if (water === null) return;
  const wide = side.length * RIVER * 2;
  const count = Math.max(1, Math.round(side.length / wide));
  const step = side.length / count;
  along(pen, side, () => {
    for (let at = 0; at < count; at++)
      pen.drawImage(water, -side.length / 2 + at * step, (-side.length * RIVER) / 2, step, side.length * RIVER);
  });
}

/** Triangles at both ends of a row tell that it goes around. */
function paintOpenings(pen: Pen, rooms: Rooms): void {
  const { gold, wet } = inks();
  for (const { x, y, out, high } of openings(rooms)) {
    const size = high * 0.13;
    pen.beginPath();
    pen.moveTo(x + out * size * 1.5, y);
    pen.lineTo(x - out * size * 0.1, y - size);
    pen.lineTo(x - out * size * 0.1, y + size);
    pen.closePath();
    pen.fillStyle = PALETTE.plain ? '#FFFFFF' : gold;
    pen.fill();
    pen.lineWidth = Math.max(1, size * 0.18);
    pen.strokeStyle = wet;
    pen.stroke();
  }
}

/** Paints the six doors below the map, where there is room for them. */
export function paintDoors(scene: Scene, pen: Pen, { rooms, map }: { readonly rooms: Rooms; readonly map: Rect }): void {
  for (const column of COLUMNS) {
    const { x, y, width, height } = rooms[`${column}1`];
    const high = map.y + map.height - y - height;
    const wide = high * 0.8;
    if (high < width * 0.3) continue;
    const rect = { x: x + (width - wide) / 2, y: y + height + high * 0.04, width: wide, height: high * 0.96 };
    const glow = pen.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
    glow.addColorStop(0, '#FFE9B4');
    glow.addColorStop(1, '#E39A3C');
    pen.fillStyle = glow;
    pen.fillRect(rect.x + wide * 0.2, rect.y + high * 0.2, wide * 0.6, high * 0.74);
    paintPicture(scene, pen, { key: `door/${column.toLowerCase()}`, rect });
  }
}
