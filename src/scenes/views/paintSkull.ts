import { PALETTE, type Rect } from '../../table';
import type { Pen } from './paint';

/** Paints a skull in bone. Eyes, nose and the gaps of its teeth are dark. */
export function paintSkull(pen: Pen, { x, y, width: side }: Rect): void {
  pen.fillStyle = PALETTE.bone;
  pen.beginPath();
  pen.arc(x + side / 2, y + side * 0.42, side * 0.4, 0, Math.PI * 2);
  pen.roundRect(x + side * 0.28, y + side * 0.6, side * 0.44, side * 0.34, side * 0.06);
  pen.fill();
  pen.fillStyle = PALETTE.ground;
  pen.beginPath();
  pen.arc(x + side * 0.34, y + side * 0.46, side * 0.11, 0, Math.PI * 2);
  pen.arc(x + side * 0.66, y + side * 0.46, side * 0.11, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.moveTo(x + side * 0.5, y + side * 0.56);
  pen.lineTo(x + side * 0.44, y + side * 0.68);
  pen.lineTo(x + side * 0.56, y + side * 0.68);
  for (const at of [0.41, 0.5, 0.59]) pen.rect(x + side * (at - 0.012), y + side * 0.78, side * 0.024, side * 0.16);
  pen.fill();
}
