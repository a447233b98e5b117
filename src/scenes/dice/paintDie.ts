import { PALETTE } from '../../table';
import { type Pen, type Size, shade } from '../views/paint';
import type { DieKind } from './dieBody';

export interface DieLook {
  readonly color: DieKind;
  readonly value: number;
  /** The sign of its only use. */
  readonly sign?: string;
  /** The mark of its owner. */
  readonly mark?: string;
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The reach of a lying die's shadow beyond it, in parts of its side. */
export const AROUND = 0.16;

/** The shade of a die's foot compared with its sides. */
export const FOOT = -0.55;

/** The places of the pips, in thirds from the middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Paints a die that is known by its shape as well as its colour: square, round, eight corners, notched. */
export function paintDie(pen: Pen, look: DieLook, at: Square): void {
  const fill = PALETTE[look.color];
  const { x, y, side } = at;
  const body = { x: x + side * 0.06, y: y + side * 0.03, side: side * 0.88 };
  trace(pen, look.color, { ...body, y: body.y + side * 0.07 });
  pen.shadowColor = 'rgb(0 0 0 / 75%)';
  pen.shadowBlur = side * 0.1;
  pen.shadowOffsetY = side * 0.03;
  pen.fillStyle = shade(fill, FOOT);
  pen.fill();
  pen.shadowColor = 'transparent';
  paintFace(pen, look, body);
  const { sign = '', mark = '' } = look;
  if (sign !== '') paintTag(pen, sign, { ...at, left: true });
  if (mark !== '') paintTag(pen, mark, { ...at, left: false });
}

/** Paints one side of a die, flat. */
export function paintFace(pen: Pen, { color, value }: Pick<DieLook, 'color' | 'value'>, body: Square): void {
  const fill = PALETTE[color];
  const pip = color === 'heroic' ? PALETTE.lantern : PALETTE.ink;
  const { y, side } = body;
  trace(pen, color, body);
  const light = pen.createLinearGradient(0, y, 0, y + side);
  light.addColorStop(0, shade(fill, 0.28));
  light.addColorStop(0.5, fill);
  light.addColorStop(1, shade(fill, -0.2));
  pen.fillStyle = light;
  pen.fill();
  pen.lineWidth = Math.max(1, side * 0.028);
  pen.strokeStyle = color === 'heroic' ? PALETTE.lantern : shade(fill, 0.5);
  pen.stroke();
  paintPips(pen, value, { ...body, pip });
}

function trace(pen: Pen, color: DieKind, { x, y, side }: Square): void {
  const corner = side * (color === 'agility' ? 0.42 : color === 'strength' ? 0.12 : 0.24);
  pen.beginPath();
  if (color === 'strength' || color === 'agility') {
    pen.roundRect(x, y, side, side, corner);
    return;
  }
  // Corners are cut off, or bitten out.
  const right = x + side;
  const bottom = y + side;
  const corners = [
    [x, y, 1, 1],
    [right, y, -1, 1],
    [right, bottom, -1, -1],
    [x, bottom, 1, -1],
  ] as const;
  for (const [at, [cx, cy, dx, dy]] of corners.entries()) {
    const along: [number, number] = [cx + dx * corner, cy];
    const down: [number, number] = [cx, cy + dy * corner];
    const [from, to] = at % 2 === 0 ? [down, along] : [along, down];
    if (at === 0) pen.moveTo(...from);
    else pen.lineTo(...from);
    if (color === 'magic') pen.lineTo(...to);
    else pen.quadraticCurveTo(cx + dx * corner, cy + dy * corner, ...to);
  }
  pen.closePath();
}

function paintPips(pen: Pen, value: number, { x, y, side, pip }: Square & { readonly pip: string }): void {
  pen.fillStyle = pip;
  for (const [across, down] of PIPS[value] ?? []) {
    pen.beginPath();
    pen.arc(x + side / 2 + across * side * 0.24, y + side / 2 + down * side * 0.24, side * 0.085, 0, Math.PI * 2);
    pen.fill();
  }
}

/** Paints the mark of the die's owner, or the sign of its only use. */
function paintTag(pen: Pen, sign: string, { x, y, side, left }: Square & { readonly left: boolean }): void {
  // At the very corner, so that it lies on no pip.
  const radius = side * 0.15;
  const inset = side * 0.1;
  const middle = { x: left ? x + inset : x + side - inset, y: y + side - inset };
  pen.beginPath();
  pen.arc(middle.x, middle.y, radius, 0, Math.PI * 2);
  pen.fillStyle = PALETTE.ground;
  pen.fill();
  pen.lineWidth = Math.max(1, side * 0.02);
  pen.strokeStyle = PALETTE.bone;
  pen.stroke();
  pen.fillStyle = PALETTE.bone;
  pen.font = `700 ${radius * 1.4}px 'Alegreya Sans', sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(sign, middle.x, middle.y + radius * 0.08);
}

/** Paints the light around a die that can be taken, or is. */
export function paintGlow(pen: Pen, { width, height }: Size): void {
  const middle = { x: width / 2, y: height / 2 };
  const glow = pen.createRadialGradient(middle.x, middle.y, width * 0.2, middle.x, middle.y, width * 0.5);
  glow.addColorStop(0, 'rgb(255 222 140 / 85%)');
  glow.addColorStop(0.55, 'rgb(255 205 110 / 34%)');
  glow.addColorStop(1, 'rgb(255 190 90 / 0%)');
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, height);
}

/** Paints the shadow of a die above the table. */
export function paintShadow(pen: Pen, { width, height }: Size): void {
  const shadow = pen.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width / 2);
  shadow.addColorStop(0, 'rgb(0 0 0 / 80%)');
  shadow.addColorStop(0.45, 'rgb(0 0 0 / 52%)');
  shadow.addColorStop(1, 'rgb(0 0 0 / 0%)');
  pen.fillStyle = shadow;
  pen.fillRect(0, 0, width, height);
}
