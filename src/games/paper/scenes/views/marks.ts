import type { Scene } from 'phaser';
import { around, middleOf, type Pen, paintPicture, paintSymbol, roundRect, write } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { inks } from '../inks';

/** A white drawing and the colour that it is written in. */
export interface Mark {
  readonly key: string;
  readonly colour: string;
  readonly rect: Rect;
}

/** Writes a mark, more or less wet. */
export function paintMark(scene: Scene, pen: Pen, { alpha = 1, ...mark }: Mark & { readonly alpha?: number }): void {
  pen.save();
  pen.globalAlpha *= alpha;
  paintSymbol(scene, pen, mark);
  pen.restore();
}

/** Paints a mark that is turned about its middle, by degrees. */
export function paintTurned(scene: Scene, pen: Pen, { angle, rect, ...mark }: Mark & { readonly angle: number }): void {
  const { x, y } = middleOf(rect);
  pen.save();
  pen.translate(x, y);
  pen.rotate((angle * Math.PI) / 180);
  paintSymbol(scene, pen, { ...mark, rect: around({ x: 0, y: 0 }, rect.width, rect.height) });
  pen.restore();
}

/** Paints a heart and, beside it, a number. */
export function paintHurt(scene: Scene, pen: Pen, { rect, words }: { readonly rect: Rect; readonly words: string }): void {
  const side = rect.height * 0.8;
  paintPicture(scene, pen, { key: 'ui/heart', rect: { x: rect.x, y: rect.y + rect.height * 0.1, width: side, height: side } });
  const room = { ...rect, x: rect.x + side * 1.08, width: rect.width - side * 1.08 };
  write(pen, words, { room, size: rect.height * 0.92, colour: '#FFB3A8', stand: 'middle', lines: 1, least: 0.5 });
}

/** Traces a star of five points. */
export function paintStar(pen: Pen, { rect, colour }: { readonly rect: Rect; readonly colour: string }): void {
  const { x, y } = middleOf(rect);
  const reach = Math.min(rect.width, rect.height) / 2;
  pen.beginPath();
  for (let at = 0; at < 10; at++) {
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    const radius = reach * (at % 2 === 0 ? 1 : 0.42);
    pen.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  pen.closePath();
  pen.fillStyle = colour;
  pen.fill();
}

/** A box of a track: a bright slip with ink on it, a dark hollow, or one that glows because it could be filled. */
export type BoxState = 'filled' | 'empty' | 'lit';

export function paintBox(scene: Scene, pen: Pen, { rect, state }: { readonly rect: Rect; readonly state: BoxState }): void {
  const { slip, hollow, line, gold, wet } = inks();
  const round = rect.height * 0.16;
  pen.save();
  if (state === 'lit') {
    pen.shadowColor = gold;
    pen.shadowBlur = rect.height * 0.5;
  }
  roundRect(pen, rect, round);
  pen.fillStyle = state === 'filled' ? slip : state === 'lit' ? '#5A3A18' : hollow;
  pen.fill();
  pen.restore();
  pen.lineWidth = Math.max(1, rect.height * (state === 'lit' ? 0.1 : 0.06));
  pen.strokeStyle = state === 'lit' ? gold : state === 'filled' ? '#FFF8E4' : line;
  pen.stroke();
  if (state === 'filled') paintSymbol(scene, pen, { key: 'mark/filled', colour: wet, rect: inner(rect) });
}

function inner({ x, y, width, height }: Rect): Rect {
  const side = Math.min(width, height) * 0.92;
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
}

/** Paints a plate that can be pressed; it glows where something is possible, and is bright where it was chosen. */
export function paintPlate(
  pen: Pen,
  { rect, look, round }: { readonly rect: Rect; readonly look: 'plain' | 'lit' | 'chosen' | 'danger'; readonly round: number },
): void {
  const { gold, line, slip } = inks();
  const fills = { plain: 'rgb(30 19 22 / 92%)', lit: 'rgb(58 38 18 / 94%)', chosen: slip, danger: '#6E1420' } as const;
  const edges = { plain: line, lit: gold, chosen: '#FFFFFF', danger: '#FF8C80' } as const;
  pen.save();
  if (look !== 'plain') {
    pen.shadowColor = look === 'danger' ? '#C02030' : gold;
    pen.shadowBlur = 8;
  }
  roundRect(pen, { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 }, round);
  pen.fillStyle = fills[look];
  pen.fill();
  pen.restore();
  pen.lineWidth = look === 'plain' ? 1.2 : 2;
  pen.strokeStyle = edges[look];
  pen.stroke();
}
