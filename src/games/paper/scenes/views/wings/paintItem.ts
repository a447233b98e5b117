import type { Scene } from 'phaser';
import { ITEMS, type ItemId } from '../../../../../engine/paper';
import { type Pen, paintSymbol, write } from '../../../../../scenes';
import { inset, PALETTE, type Rect } from '../../../../../table';
import { inks } from '../../inks';
import { leastOf } from '../leastOf';
import { paintBox, paintMark, paintPlate } from '../marks';

export interface ItemCell {
  readonly id: ItemId;
  readonly name: string;
  readonly boxes: number;
  readonly isLit: boolean;
  readonly rect: Rect;
  readonly text: number;
}

const BOXES = 2;

/** Paints an item with its two boxes; in an empty box stands the sign that fills it. */
export function paintItem(scene: Scene, pen: Pen, { id, name, boxes, isLit, rect, text }: ItemCell): void {
  const { gold, word, faint } = inks();
  const { symbol, endPoints } = ITEMS[id];
  const isDone = boxes >= BOXES;
  paintPlate(pen, { rect, look: isLit ? 'lit' : 'plain', round: text * 0.4 });
  const inner = inset(rect, Math.min(rect.height * 0.12, text * 0.4));
  const side = Math.min(inner.height, text * 1.7, inner.width * 0.16);
  const sign = { x: inner.x + text * 0.1, y: inner.y + (inner.height - side) / 2, width: side, height: side };
  paintMark(scene, pen, { key: `item/${id}`, colour: isDone ? gold : word, rect: sign });
  const box = Math.min(inner.height * 0.86, text * 1.6, inner.width * 0.13);
  const right = inner.x + inner.width;
  for (let at = 0; at < BOXES; at++) {
    const place = { x: right - (BOXES - at) * box * 1.12, y: inner.y + (inner.height - box) / 2, width: box, height: box };
    paintBox(scene, pen, { rect: place, state: at < boxes ? 'filled' : isLit && at === boxes ? 'lit' : 'empty' });
    if (at >= boxes && symbol !== 'any')
      paintSymbol(scene, pen, { key: `face/${symbol}`, colour: faint, rect: inset(place, box * 0.16) });
  }
  const from = sign.x + side + text * 0.3;
  const end = right - box * BOXES * 1.12 - text * 0.2;
  const worth = endPoints === 0 ? 0 : Math.min(text * 1.5, inner.width * 0.13);
  const room = { ...inner, x: from, width: Math.max(1, end - from - worth) };
  write(pen, name, {
    room,
    size: text * 0.96,
    colour: isDone ? gold : PALETTE.bright,
    stand: 'middle',
    lines: 1,
    least: leastOf(text * 0.96),
  });
  if (worth === 0) return;
  const points = endPoints > 0 ? `+${endPoints}` : `−${-endPoints}`;
  const size = text * 0.9;
  const look = { size, colour: faint, align: 'right', stand: 'middle', lines: 1, least: leastOf(size) } as const;
  write(pen, points, { ...look, room: { ...inner, x: end - worth, width: worth } });
}
