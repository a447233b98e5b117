import type { Scene } from 'phaser';
import { ROOMS, type RoomId, type Sheet } from '../../../../../engine/paper';
import { around, middleOf, type Pen, type Point } from '../../../../../scenes';
import { inset } from '../../../../../table';
import { inks } from '../../inks';
import { paintMark, paintTurned } from '../marks';
import type { Rooms } from './edges';

export interface Written {
  readonly rooms: Rooms;
  readonly sheet: Pick<Sheet, 'path' | 'taken' | 'gone' | 'beaten'>;
  /** So many rooms of the way were written in turns before. */
  readonly before: number;
}

/** Writes the way of the party: what is of this turn is wet and black, all before it brown. */
export function paintInk(scene: Scene, pen: Pen, written: Written): void {
  const { rooms, sheet, before } = written;
  const { wet, dry } = inks();
  const colourOf = (at: number): string => (at >= before ? wet : dry);
  for (const [room, at] of firstEntries(sheet.path)) paintTaken(scene, pen, { room, written, colour: colourOf(at) });
  for (const [at, room] of sheet.path.entries()) {
    const from = sheet.path[at - 1];
    if (from !== undefined) paintStep(scene, pen, { from: rooms[from], to: rooms[room], colour: colourOf(at) });
  }
  paintGone(scene, pen, written);
}

const firstEntries = (path: readonly RoomId[]): ReadonlyMap<RoomId, number> => {
  const first = new Map<RoomId, number>();
  for (const [at, room] of path.entries()) if (!first.has(room)) first.set(room, at);
  return first;
};

interface Taken {
  readonly room: RoomId;
  readonly written: Written;
  readonly colour: string;
}

/** Crosses out a monster and circles a treasure of a room that was entered. */
function paintTaken(scene: Scene, pen: Pen, { room, written, colour }: Taken): void {
  const rect = written.rooms[room];
  const { monster, loot } = ROOMS[room];
  const high = Math.min(rect.width, rect.height);
  const other = room.charCodeAt(0) % 2 === 0 ? '' : '-other';
  if (monster !== null) {
    const box = { x: rect.x + rect.width * 0.05, y: rect.y + rect.height * 0.05, width: high * 0.66, height: high * 0.66 };
    paintMark(scene, pen, { key: `mark/cross${other}`, colour, rect: box });
  }
  if (loot.length === 0) return;
  const at = monster === null ? middleOf(rect) : { x: rect.x + rect.width * 0.76, y: rect.y + rect.height * 0.74 };
  const side = high * (monster === null ? 0.8 : 0.5);
  paintMark(scene, pen, { key: `mark/circle${other}`, colour, rect: around(at, side) });
}

interface Step {
  readonly from: Parameters<typeof middleOf>[0];
  readonly to: Parameters<typeof middleOf>[0];
  readonly colour: string;
}

/** An arrow lies across the side between two rooms. A way around the map leaves by its edge. */
function paintStep(scene: Scene, pen: Pen, { from, to, colour }: Step): void {
  const [a, b] = [middleOf(from), middleOf(to)];
  const isAround = Math.abs(a.x - b.x) > from.width * 1.5;
  const way: Point = isAround ? { x: Math.sign(a.x - b.x) * from.width, y: 0 } : { x: b.x - a.x, y: b.y - a.y };
  const at = { x: a.x + way.x / 2, y: a.y + way.y / 2 };
  const angle = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  const side = Math.min(from.width, from.height) * 0.5;
  paintTurned(scene, pen, { key: 'mark/arrow', colour, rect: around(at, side), angle });
}

/** Crosses out gems that others have taken. */
function paintGone(scene: Scene, pen: Pen, { rooms, sheet }: Written): void {
  for (const [room, { loot, monster }] of Object.entries(ROOMS)) {
    const isGone = loot.some((one) => one.startsWith('gem-') && (sheet.gone as readonly string[]).includes(one));
    if (!isGone) continue;
    const rect = rooms[room as RoomId];
    const at =
      monster === null
        ? { x: rect.x + rect.width * 0.72, y: rect.y + rect.height * 0.44 }
        : { x: rect.x + rect.width * 0.78, y: rect.y + rect.height * 0.75 };
    paintMark(scene, pen, { key: 'mark/cross-other', colour: inks().red, rect: inset(around(at, rect.height * 0.46), 0) });
  }
}
