import type { Scene } from 'phaser';
import { PALETTE, type Rect } from '../../table';
import { type Pen, paintPicture, paintSymbol } from './paint';
import { write } from './write';

export interface Amount {
  /** `strength`, `agility`, `magic` or `health`. */
  readonly stat: 'strength' | 'agility' | 'magic' | 'health';
  readonly count: number;
  readonly most: number;
  readonly label: string;
}

/** Paints a row of symbols, one for each, with its label at the right end. */
export function paintRow(
  scene: Scene,
  pen: Pen,
  { amount, rect, text }: { readonly amount: Amount; readonly rect: Rect; readonly text: number },
): void {
  const { count, most, label } = amount;
  const side = Math.min(text * 1.25, rect.height * 0.86);
  const labelled = write(pen, label, {
    size: text,
    colour: PALETTE.shade,
    align: 'right',
    stand: 'middle',
    lines: 1,
    room: { ...rect, x: rect.x + rect.width * 0.5, width: rect.width * 0.5 },
  });
  const room = rect.width - labelled.width - text * 0.5;
  // A row that would run into its label draws its symbols closer together.
  const pitch = Math.min(side * 1.14, (room - side) / Math.max(1, most - 1));
  for (let place = 0; place < most; place++) {
    const at = { x: rect.x + place * pitch, y: rect.y + (rect.height - side) / 2, width: side, height: side };
    paintUnit(scene, pen, { amount, rect: at, full: place < count });
  }
}

/** Paints a symbol with its number beside it, where a row would not fit. */
export function paintCount(
  scene: Scene,
  pen: Pen,
  { amount, rect, text }: { readonly amount: Amount; readonly rect: Rect; readonly text: number },
): void {
  const side = Math.min(text * 1.15, rect.height * 0.92, rect.width * 0.5);
  paintUnit(scene, pen, {
    amount,
    rect: { x: rect.x, y: rect.y + (rect.height - side) / 2, width: side, height: side },
    full: amount.count > 0 || amount.stat !== 'health',
  });
  const words = amount.stat === 'health' ? amount.label : String(amount.count);
  const room = { x: rect.x + side * 1.12, y: rect.y, width: rect.width - side * 1.12, height: rect.height };
  write(pen, words, { size: Math.min(text, rect.height), colour: PALETTE.bone, stand: 'middle', lines: 1, room });
}

function paintUnit(
  scene: Scene,
  pen: Pen,
  { amount, rect, full }: { readonly amount: Amount; readonly rect: Rect; readonly full: boolean },
): void {
  if (amount.stat === 'health') paintPicture(scene, pen, { key: full ? 'ui/heart' : 'ui/heart-empty', rect });
  else paintSymbol(scene, pen, { key: `ui/${amount.stat}`, colour: PALETTE[amount.stat], rect });
}
