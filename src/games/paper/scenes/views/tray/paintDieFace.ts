import type { Scene } from 'phaser';
import type { Colour, FaceSymbol } from '../../../../../engine/paper';
import { type Pen, paintSymbol, write } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';

export interface DieFace {
  readonly rect: Rect;
  readonly colour: Colour;
  readonly symbol: FaceSymbol;
  readonly digit: number | null;
}

interface Bone {
  readonly top: string;
  readonly foot: string;
  readonly edge: string;
  readonly sign: string;
}

const BONES: Readonly<Record<Colour, Bone>> = {
  white: { top: '#FFF6E0', foot: '#D8C49A', edge: '#FFFFFF', sign: '#1C120B' },
  black: { top: '#3A3348', foot: '#15111C', edge: '#D6A756', sign: '#FFE6B0' },
};

/** Paints a side of a die: bone is round, ebony is cut at its corners. The skull is red on either. */
export function paintDieFace(scene: Scene, pen: Pen, { rect, colour, symbol, digit }: DieFace): void {
  const { top, foot, edge, sign } = BONES[colour];
  const { x, y, width: side } = rect;
  const light = pen.createLinearGradient(0, y, 0, y + side);
  light.addColorStop(0, top);
  light.addColorStop(1, foot);
  traceDie(pen, colour, rect);
  pen.fillStyle = light;
  pen.fill();
  pen.lineWidth = Math.max(1, side * 0.035);
  pen.strokeStyle = edge;
  pen.stroke();
  const isSmall = digit === null;
  const reach = side * (isSmall ? 0.72 : 0.58);
  const at = isSmall ? { x: x + (side - reach) / 2, y: y + (side - reach) / 2 } : { x: x + side * 0.14, y: y + side * 0.12 };
  const red = PALETTE.plain ? sign : colour === 'white' ? '#B3202A' : '#FF6A60';
  paintSymbol(scene, pen, {
    key: `face/${symbol}`,
    colour: symbol === 'skull' ? red : sign,
    rect: { ...at, width: reach, height: reach },
  });
  if (digit === null) return;
  const room = { x: x + side * 0.5, y: y + side * 0.56, width: side * 0.42, height: side * 0.4 };
  write(pen, String(digit), { room, size: side * 0.36, font: 'name', colour: sign, align: 'right', stand: 'bottom', lines: 1 });
}

/** Traces the body of a die by its colour. */
export function traceDie(pen: Pen, colour: Colour, { x, y, width: side }: Rect): void {
  pen.beginPath();
  if (colour === 'white') {
    pen.roundRect(x, y, side, side, side * 0.24);
    return;
  }
  const cut = side * 0.24;
  const [right, foot] = [x + side, y + side];
  pen.moveTo(x + cut, y);
  pen.lineTo(right - cut, y);
  pen.lineTo(right, y + cut);
  pen.lineTo(right, foot - cut);
  pen.lineTo(right - cut, foot);
  pen.lineTo(x + cut, foot);
  pen.lineTo(x, foot - cut);
  pen.lineTo(x, y + cut);
  pen.closePath();
}
