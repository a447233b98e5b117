import type { Scene } from 'phaser';
import { type Pen, write } from '../../../../../scenes';
import { inset, PALETTE, type Rect } from '../../../../../table';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintMark, paintPlate } from '../marks';

export interface Head {
  readonly rect: Rect;
  readonly title: string;
  readonly note: string;
  readonly text: number;
}

/** Writes the title of a group with a note at its right, below a line, and returns the room below. */
export function paintHead(pen: Pen, { rect, title, note, text }: Head): Rect {
  const { line, faint } = inks();
  pen.fillStyle = line;
  pen.globalAlpha = 0.7;
  pen.fillRect(rect.x + text * 0.5, rect.y, rect.width - text, 1);
  pen.globalAlpha = 1;
  const room = { x: rect.x + text * 0.7, y: rect.y + text * 0.3, width: rect.width - text * 1.4, height: text * 1.5 };
  const written = write(pen, title, { room, size: text * 1.05, font: 'name', colour: PALETTE.bright, stand: 'middle', lines: 1 });
  const left = room.x + written.width + text * 0.6;
  const rest = { ...room, x: left, width: Math.max(1, room.x + room.width - left) };
  if (note !== '') write(pen, note, { room: rest, size: text * 0.92, colour: faint, align: 'right', stand: 'middle', lines: 1 });
  return { ...room, y: room.y + text * 1.7, height: rect.y + rect.height - room.y - text * 2 };
}

export interface Fold {
  readonly rect: Rect;
  readonly text: number;
  readonly title: string;
  readonly note: string;
  readonly sign: string;
  readonly colour: string;
  readonly isLit: boolean;
}

/** On a phone a group is folded: a sign, its name and one fact. */
export function paintFold(scene: Scene, pen: Pen, { rect, text, title, note, sign, colour, isLit }: Fold): void {
  paintPlate(pen, { rect, look: isLit ? 'lit' : 'plain', round: text * 0.5 });
  const inner = inset(rect, rect.height * 0.12);
  const side = Math.min(inner.height, inner.width * 0.34, text * 1.9);
  const place = { x: inner.x + text * 0.1, y: inner.y + (inner.height - side) / 2, width: side, height: side };
  paintMark(scene, pen, { key: sign, colour, rect: place });
  const room = { ...inner, x: place.x + side + text * 0.25, width: inner.width - side - text * 0.35 };
  const isHigh = inner.height > text * 2.1;
  const [upper, lower] = isHigh
    ? [
        { ...room, height: room.height / 2 },
        { ...room, y: room.y + room.height / 2, height: room.height / 2 },
      ]
    : [room, null];
  const look = { stand: 'middle', lines: 1, least: leastOf(text) } as const;
  write(pen, isHigh ? title : note, { ...look, room: upper, size: text, colour: PALETTE.bright });
  if (lower !== null) write(pen, note, { ...look, room: lower, size: text * 0.94, colour: inks().word });
}
