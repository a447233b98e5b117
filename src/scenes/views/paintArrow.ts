import { PALETTE, type Rect } from '../../table';
import { type Pen, roundRect } from './paint';
import { write } from './write';

export interface Turn {
  readonly rect: Rect;
  readonly page: number;
  readonly pages: number;
  readonly text: number;
}

/** Paints a small arrow to the next page, above the number of the page. */
export function paintArrow(pen: Pen, { rect, page, pages, text }: Turn): void {
  roundRect(pen, { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 }, 8);
  pen.fillStyle = PALETTE.plain ? PALETTE.ground : 'rgb(40 32 44 / 90%)';
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = PALETTE.edge;
  pen.stroke();
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.36 };
  const size = Math.min(rect.width, rect.height) * 0.16;
  pen.beginPath();
  pen.moveTo(middle.x - size * 0.6, middle.y - size);
  pen.lineTo(middle.x + size * 0.7, middle.y);
  pen.lineTo(middle.x - size * 0.6, middle.y + size);
  pen.lineWidth = size * 0.45;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = PALETTE.lantern;
  pen.stroke();
  const room = { x: rect.x + 2, y: rect.y + rect.height * 0.58, width: rect.width - 4, height: rect.height * 0.36 };
  const size2 = Math.min(text, room.height);
  write(pen, `${page + 1}/${pages}`, { size: size2, colour: PALETTE.shade, align: 'center', stand: 'middle', room, lines: 1 });
}
