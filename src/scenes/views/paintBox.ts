import type { Scene } from 'phaser';
import { type BoxView, PALETTE } from '../../stage';
import { type Pen, picture, type Size, shade } from './paint';
import { paintDie } from './paintDie';

const GREY = '#9A93A0';

export interface BoxLook {
  readonly box: BoxView;
  /** It can be covered now. */
  readonly lit: boolean;
  /** Boxes of the encounter are called by their number. */
  readonly numbered: boolean;
}

/** A challenge box: its colour and sign, the number to reach, what it costs when it stays open, the dice that cover it. */
export function paintBox(scene: Scene, pen: Pen, { look, size }: { readonly look: BoxLook; readonly size: Size }): void {
  const { box, lit, numbered } = look;
  const colour = box.color === 'any' ? GREY : PALETTE[box.color];
  const covered = box.dice.length > 0;
  const line = Math.max(2, size.height * 0.035);
  pen.beginPath();
  pen.roundRect(line / 2, line / 2, size.width - line, size.height - line, size.height * 0.14);
  const ground = pen.createLinearGradient(0, 0, 0, size.height);
  ground.addColorStop(0, shade(colour, covered ? -0.86 : -0.68));
  ground.addColorStop(1, shade(colour, covered ? -0.92 : -0.84));
  pen.fillStyle = ground;
  pen.fill();
  pen.lineWidth = lit ? line * 1.7 : line;
  pen.strokeStyle = lit ? PALETTE.lantern : covered ? shade(colour, -0.45) : colour;
  pen.stroke();
  paintSign(scene, pen, { box, size });
  paintNumber(pen, { box, size });
  paintSymbols(scene, pen, { box, size });
  if (numbered) paintIndex(pen, box.number, size);
  if (covered) paintDice(pen, box, size);
}

interface Part {
  readonly box: BoxView;
  readonly size: Size;
}

function paintSign(scene: Scene, pen: Pen, { box, size }: Part): void {
  const sign = box.color === 'any' ? null : picture(scene, `ui/${box.color}`);
  if (sign === null) return;
  const side = size.height * 0.62;
  pen.globalAlpha = box.dice.length > 0 ? 0.08 : 0.2;
  pen.drawImage(sign, size.width / 2 - side / 2, size.height * 0.58 - side / 2, side, side);
  pen.globalAlpha = 1;
}

function paintNumber(pen: Pen, { box, size }: Part): void {
  pen.font = `700 ${size.height * 0.46}px Cinzel, serif`;
  pen.textAlign = 'right';
  pen.textBaseline = 'alphabetic';
  pen.globalAlpha = box.dice.length > 0 ? 0.3 : box.printed ? 0.85 : 1;
  pen.fillStyle = '#FFFFFF';
  pen.shadowColor = '#000000';
  pen.shadowBlur = size.height * 0.05;
  pen.fillText(box.value, size.width - size.height * 0.12, size.height * 0.88);
  pen.shadowBlur = 0;
  pen.globalAlpha = 1;
}

function paintSymbols(scene: Scene, pen: Pen, { box, size }: Part): void {
  const signs = [
    ...(box.armor ? ['armor'] : []),
    ...Array.from({ length: box.strikes }, () => 'skull'),
    ...Array.from({ length: box.damage }, () => 'ui/heart'),
    ...Array.from({ length: box.time }, () => 'ui/hourglass'),
  ];
  const side = Math.min(size.height * 0.26, (size.width * 0.66) / Math.min(3, Math.max(1, signs.length)));
  pen.globalAlpha = box.dice.length > 0 ? 0.35 : 1;
  for (const [at, sign] of signs.entries()) {
    const x = size.height * 0.09 + (at % 3) * side * 1.04;
    const y = size.height * 0.09 + Math.floor(at / 3) * side * 1.04;
    if (sign === 'armor') paintShield(pen, { x, y, side });
    else if (sign === 'skull') paintSkull(pen, { x, y, side });
    else {
      const image = picture(scene, sign);
      if (image !== null) pen.drawImage(image, x, y, side, side);
    }
  }
  pen.globalAlpha = 1;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

function paintShield(pen: Pen, { x, y, side }: Spot): void {
  pen.beginPath();
  pen.moveTo(x + side * 0.1, y + side * 0.08);
  pen.lineTo(x + side * 0.9, y + side * 0.08);
  pen.quadraticCurveTo(x + side * 0.92, y + side * 0.7, x + side * 0.5, y + side * 0.96);
  pen.quadraticCurveTo(x + side * 0.08, y + side * 0.7, x + side * 0.1, y + side * 0.08);
  pen.closePath();
  pen.fillStyle = '#4E8A5A';
  pen.fill();
  pen.lineWidth = Math.max(1, side * 0.08);
  pen.strokeStyle = '#DDEBD8';
  pen.stroke();
}

function paintSkull(pen: Pen, { x, y, side }: Spot): void {
  pen.fillStyle = PALETTE.bone;
  pen.beginPath();
  pen.arc(x + side / 2, y + side * 0.42, side * 0.36, 0, Math.PI * 2);
  pen.rect(x + side * 0.3, y + side * 0.62, side * 0.4, side * 0.28);
  pen.fill();
  pen.fillStyle = PALETTE.ground;
  pen.beginPath();
  pen.arc(x + side * 0.36, y + side * 0.45, side * 0.1, 0, Math.PI * 2);
  pen.arc(x + side * 0.64, y + side * 0.45, side * 0.1, 0, Math.PI * 2);
  pen.fill();
}

function paintIndex(pen: Pen, number: number, size: Size): void {
  pen.font = `500 ${size.height * 0.2}px 'Alegreya Sans', sans-serif`;
  pen.textAlign = 'right';
  pen.textBaseline = 'top';
  pen.fillStyle = PALETTE.shade;
  pen.fillText(String(number), size.width - size.height * 0.12, size.height * 0.1);
}

function paintDice(pen: Pen, { dice }: BoxView, size: Size): void {
  const side = Math.min(size.height * 0.64, (size.width * 0.9) / dice.length);
  const left = size.width / 2 - (side * dice.length) / 2;
  for (const [at, die] of dice.entries()) paintDie(pen, die, { x: left + at * side, y: size.height * 0.2, side });
}
