import type { Scene } from 'phaser';
import { fontOf, type Pen, paintPicture, paintSymbol } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';

/** Where things are painted. */
export interface Brush {
  readonly scene: Scene;
  readonly pen: Pen;
}

/** A piece of a line: words, a drawing, or an arrow from what is to what will be. */
export type Bit =
  | { readonly words: string; readonly colour?: string; readonly font?: 'name' | 'text'; readonly size?: number }
  | { readonly sign: string; readonly colour?: string; readonly dim?: boolean }
  | { readonly arrow: string };

export interface LineLook {
  readonly rect: Rect;
  readonly size: number;
  readonly align?: 'left' | 'center' | 'right';
}

const SIDE = 1.2;
const ARROW = 0.95;
const GAP = 0.28;
const LEAST = 0.55;
const STEP = 0.94;

/** Writes words, signs and arrows in one line, all of them smaller where they do not fit. Returns the width that they take. */
export function paintLine({ scene, pen }: Brush, bits: readonly Bit[], look: LineLook): number {
  const { rect, align = 'left' } = look;
  let size = Math.min(look.size, rect.height * 0.86);
  while (size > look.size * LEAST && widthOf(pen, bits, size) > rect.width) size *= STEP;
  const width = Math.min(rect.width, widthOf(pen, bits, size));
  const spare = rect.width - width;
  let x = rect.x + (align === 'left' ? 0 : align === 'center' ? spare / 2 : spare);
  for (const bit of bits) {
    paintBit({ scene, pen }, bit, { x, y: rect.y + rect.height / 2, size });
    x += bitWidth(pen, bit, size) + size * GAP;
  }
  return width;
}

const widthOf = (pen: Pen, bits: readonly Bit[], size: number): number =>
  bits.reduce((sum, bit) => sum + bitWidth(pen, bit, size), 0) + Math.max(0, bits.length - 1) * size * GAP;

function bitWidth(pen: Pen, bit: Bit, size: number): number {
  if ('sign' in bit) return size * SIDE;
  if ('arrow' in bit) return size * ARROW;
  pen.font = fontOf(bit.font ?? 'text', size * (bit.size ?? 1));
  return pen.measureText(bit.words).width;
}

interface Spot {
  readonly x: number;
  /** The middle of the line. */
  readonly y: number;
  readonly size: number;
}

function paintBit({ scene, pen }: Brush, bit: Bit, { x, y, size }: Spot): void {
  if ('arrow' in bit) {
    paintArrow(pen, { x, y, size: size * ARROW }, bit.arrow);
    return;
  }
  if ('sign' in bit) {
    const rect = { x, y: y - (size * SIDE) / 2, width: size * SIDE, height: size * SIDE };
    const alpha = pen.globalAlpha;
    if (bit.dim === true) pen.globalAlpha = alpha * 0.3;
    if (bit.colour === undefined) paintPicture(scene, pen, { key: bit.sign, rect });
    else paintSymbol(scene, pen, { key: bit.sign, colour: bit.colour, rect });
    pen.globalAlpha = alpha;
    return;
  }
  const large = size * (bit.size ?? 1);
  pen.font = fontOf(bit.font ?? 'text', large);
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = bit.colour ?? PALETTE.bone;
  pen.fillText(bit.words, x, y + large * (bit.font === 'name' ? 0.35 : 0.31));
}

function paintArrow(pen: Pen, { x, y, size }: Spot, colour: string): void {
  const [tip, head] = [x + size * 0.88, size * 0.24];
  pen.beginPath();
  pen.moveTo(x + size * 0.08, y);
  pen.lineTo(tip, y);
  pen.moveTo(tip - head, y - head);
  pen.lineTo(tip, y);
  pen.lineTo(tip - head, y + head);
  pen.lineWidth = Math.max(1.2, size * 0.11);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = colour;
  pen.stroke();
}

/** Returns the bits of a number that changes: the old one small, the new one large. */
export function changeBits(before: string, after: string): readonly Bit[] {
  const { shade, lantern, bone, plain } = PALETTE;
  return [
    { words: before, colour: shade },
    { arrow: shade },
    { words: after, colour: plain ? bone : lantern, font: 'name', size: 1.2 },
  ];
}
