import type { Scene } from 'phaser';
import { type Pen, write } from '../../../../scenes';
import { inset, type Rect } from '../../../../table';
import type { SeatLabel } from '../../table';
import { inks } from '../inks';
import { leastOf } from './leastOf';
import { paintMark, paintPlate } from './marks';

export interface SeatChip {
  readonly seat: SeatLabel;
  readonly rect: Rect;
  readonly text: number;
  /** An initial stands for the name. */
  readonly isCrowd: boolean;
  readonly isLooked: boolean;
}

/** Paints a chip of a seat with its glory: a quill writes, a tick is done. */
export function paintSeat(scene: Scene, pen: Pen, { seat, rect, text, isCrowd, isLooked }: SeatChip): void {
  const { good, gold, word, wet } = inks();
  const isOwn = seat.now === 'you';
  paintPlate(pen, { rect, look: isLooked ? 'chosen' : isOwn ? 'lit' : 'plain', round: text * 0.5 });
  const inner = inset(rect, Math.min(text * 0.4, rect.width * 0.06));
  const side = Math.min(inner.height * 0.7, text * 1.1, inner.width * 0.24);
  const sign = { x: inner.x, y: inner.y + (inner.height - side) / 2, width: side, height: side };
  const isDone = seat.now === 'ready';
  paintMark(scene, pen, {
    key: isDone ? 'mark/tick' : 'mark/quill',
    colour: isLooked ? wet : isDone ? good : gold,
    rect: sign,
  });
  const size = text * 1.1;
  const wide = Math.min(text * 1.9, inner.width * 0.42);
  const count = { ...inner, x: inner.x + inner.width - wide, width: wide };
  const look = { stand: 'middle', lines: 1 } as const;
  const colour = isLooked ? wet : '#FFFFFF';
  write(pen, String(seat.glory).replace('-', '−'), {
    ...{ ...look, room: count, size, font: 'name', colour, align: 'right', least: leastOf(size) },
  });
  const x = sign.x + side * 1.2;
  const room = { ...inner, x, width: count.x - x - 2 };
  const isShort = isCrowd || room.width < text * LEAST_NAME;
  const name = isShort ? seat.initial : seat.name;
  write(pen, name, { ...look, room, size: text, colour: isLooked ? wet : word, least: leastOf(text) });
}

/** A name needs so many sizes of letters. */
const LEAST_NAME = 2.6;
