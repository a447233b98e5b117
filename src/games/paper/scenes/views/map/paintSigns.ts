import type { Scene } from 'phaser';
import { ROOMS } from '../../../../../engine/paper';
import { around, type Pen, paintPicture, roundRect, write } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import type { RoomView } from '../../../table';
import { inks } from '../../inks';
import { paintMark } from '../marks';

export interface Signed extends Pick<RoomView, 'room' | 'hurt' | 'isVisited' | 'isInReach' | 'step' | 'stand'> {
  readonly rect: Rect;
}

/** So many discs of parties lie beside each other. */
const MOST_PARTIES = 3;

/** Paints what a room would cost now, the steps of the way that is aimed at, and where other parties stood. */
export function paintSigns(scene: Scene, pen: Pen, signed: Signed): void {
  const { hurt, isInReach, step, stand, rect } = signed;
  if (hurt !== null && isInReach) paintPill(scene, pen, { hurt, rect });
  else if (hurt !== null && !signed.isVisited && ROOMS[signed.room].monster !== null) paintCost(scene, pen, { hurt, rect });
  if (step > 0) paintNumber(pen, { words: String(step), at: rect, isDark: false });
  for (const [at, initial] of stand.slice(0, MOST_PARTIES).entries()) {
    const place = { ...rect, x: rect.x + at * rect.width * 0.24 };
    paintNumber(pen, { words: initial, at: place, isDark: true });
  }
}

interface Cost {
  readonly hurt: number;
  readonly rect: Rect;
}

/** A dark pill at the foot of a room in reach: hearts lost, or a tick. */
function paintPill(scene: Scene, pen: Pen, { hurt, rect }: Cost): void {
  const high = Math.max(11, rect.height * 0.25);
  const wide = Math.min(rect.width * 0.72, high * 2.3);
  const pill = { x: rect.x + (rect.width - wide) / 2, y: rect.y + rect.height - high * 1.1, width: wide, height: high };
  roundRect(pen, pill, high / 2);
  pen.fillStyle = hurt === 0 ? '#0E2A16' : '#1A0608';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = hurt === 0 ? inks().good : '#FF8C80';
  pen.stroke();
  if (hurt === 0) {
    const tick = around({ x: pill.x + wide / 2, y: pill.y + high / 2 }, high * 0.9);
    paintMark(scene, pen, { key: 'mark/tick', colour: inks().good, rect: tick });
    return;
  }
  const heart = { x: pill.x + high * 0.28, y: pill.y + high * 0.14, width: high * 0.72, height: high * 0.72 };
  paintPicture(scene, pen, { key: 'ui/heart', rect: heart });
  const room = { ...pill, x: heart.x + high * 0.78, width: wide - high * 1.15 };
  write(pen, `−${hurt}`, { room, size: high * 0.86, colour: '#FFFFFF', stand: 'middle', lines: 1, least: 0.5 });
}

/** Away from the reach a monster shows what it would cost: small hearts, or a tick. */
function paintCost(scene: Scene, pen: Pen, { hurt, rect }: Cost): void {
  const side = Math.max(7, rect.height * 0.2);
  const foot = { x: rect.x + rect.width * 0.08, y: rect.y + rect.height - side * 1.2, width: side, height: side };
  if (hurt === 0) {
    paintMark(scene, pen, { key: 'mark/tick', colour: PALETTE.plain ? '#000000' : '#1D6B33', rect: foot });
    return;
  }
  for (let at = 0; at < Math.min(hurt, 4); at++)
    paintPicture(scene, pen, { key: 'ui/heart', rect: { ...foot, x: foot.x + at * side * 0.84 } });
}

/** A numbered disc in the corner of a room: bright for a step, dark for a party. */
function paintNumber(
  pen: Pen,
  { words, at, isDark }: { readonly words: string; readonly at: Rect; readonly isDark: boolean },
): void {
  const side = Math.max(words.length > 1 ? 20 : 16, at.height * 0.3);
  const middle = { x: isDark ? at.x + side * 0.3 : at.x + at.width - side * 0.5, y: at.y + side * (isDark ? 0.3 : 0.55) };
  pen.beginPath();
  pen.arc(middle.x, middle.y, side / 2, 0, Math.PI * 2);
  pen.fillStyle = isDark ? '#15101C' : '#FFF9E6';
  pen.fill();
  pen.lineWidth = Math.max(1, side * 0.08);
  pen.strokeStyle = isDark ? '#B98CFF' : inks().wet;
  pen.stroke();
  const look = {
    size: Math.max(11, side * (words.length > 1 ? 0.56 : 0.7)),
    font: 'name',
    align: 'center',
    stand: 'middle',
    lines: 1,
  } as const;
  write(pen, words, { ...look, colour: isDark ? '#FFFFFF' : inks().wet, room: around(middle, side) });
}
