import type { Scene } from 'phaser';
import { measure, type Pen, paintFrame, roundRect, type TextLook, write } from '../../../../../scenes';
import { PALETTE, type Rect } from '../../../../../table';
import { paintParchment } from '../paintSill';

export interface PlaceLook {
  readonly rect: Rect;
  readonly text: number;
  readonly unit: number;
  /** True for the place that the golden button names. */
  readonly chosen: boolean;
  /** True where nothing can go. */
  readonly closed: boolean;
  /** The key of the place; an empty text where it has none. */
  readonly key: string;
}

/** Paints the panel of a place, with a golden edge around the chosen one. */
export function paintGround(scene: Scene, pen: Pen, { rect, unit, chosen }: PlaceLook): void {
  const round = 12 * Math.min(1, unit);
  roundRect(pen, { x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4 }, round);
  pen.fillStyle = PALETTE.ground;
  pen.fill();
  paintFrame(scene, pen, { frame: 'panel', rect, most: Math.min(1, unit) });
  if (!chosen) return;
  const light = pen.createLinearGradient(0, rect.y, 0, rect.y + rect.height);
  light.addColorStop(0, 'rgb(255 196 96 / 16%)');
  light.addColorStop(1, 'rgb(255 196 96 / 3%)');
  roundRect(pen, { x: rect.x + 2, y: rect.y + 2, width: rect.width - 4, height: rect.height - 4 }, round);
  pen.fillStyle = light;
  pen.fill();
}

/** Paints the edge of the chosen place, above everything in it. */
export function paintChosen(pen: Pen, { rect, chosen, unit }: PlaceLook): void {
  if (!chosen) return;
  pen.shadowColor = PALETTE.lantern;
  pen.shadowBlur = 10 * pen.getTransform().a;
  roundRect(pen, { x: rect.x + 1.5, y: rect.y + 1.5, width: rect.width - 3, height: rect.height - 3 }, 12 * Math.min(1, unit));
  pen.lineWidth = 2.5;
  pen.strokeStyle = PALETTE.plain ? PALETTE.bone : '#FFD98A';
  pen.stroke();
  pen.shadowBlur = 0;
}

/** Paints the key of a place in its upper right corner. Returns the width that it takes. */
export function paintKey(pen: Pen, { rect, text, key }: PlaceLook): number {
  if (key === '') return 0;
  const side = text * 1.45;
  const box = { x: rect.x + rect.width - side - text * 0.55, y: rect.y + text * 0.55, width: side, height: side };
  roundRect(pen, box, side * 0.2);
  pen.fillStyle = PALETTE.ground;
  pen.fill();
  pen.lineWidth = 1.2;
  pen.strokeStyle = PALETTE.shade;
  pen.stroke();
  write(pen, key, { size: text, align: 'center', stand: 'middle', lines: 1, room: box });
  return side + text * 0.6;
}

/** Paints a card's edge on parchment; one that is yet to come has a dashed edge. */
export function paintPaper(pen: Pen, rect: Rect, look: 'held' | 'chosen' | 'coming'): void {
  const round = Math.min(7, rect.height * 0.16);
  if (look === 'coming') {
    roundRect(pen, { x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2 }, round);
    pen.fillStyle = 'rgb(255 217 138 / 10%)';
    pen.fill();
    pen.setLineDash([6, 4]);
    pen.lineWidth = 1.6;
    pen.strokeStyle = PALETTE.lantern;
    pen.stroke();
    pen.setLineDash([]);
    return;
  }
  const isChosen = look === 'chosen';
  const shade = { shadow: isChosen ? 'rgb(255 205 110 / 90%)' : 'rgb(0 0 0 / 55%)', blur: isChosen ? 16 : 4 };
  paintParchment(pen, { rect, round, lip: 3 }, shade);
  pen.lineWidth = isChosen ? 2.5 : 1;
  pen.strokeStyle = isChosen ? '#FFB52E' : 'rgb(255 250 235 / 45%)';
  pen.stroke();
}

/** Paints a light behind something, which reaches so many of its sides from its middle. */
export function paintGlow(pen: Pen, rect: Rect & { readonly reach?: number }, strength: number): void {
  const { reach = 0.95 } = rect;
  if (PALETTE.plain) return;
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  const radius = Math.max(rect.width, rect.height) * reach;
  const glow = pen.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, radius);
  glow.addColorStop(0, `rgb(255 226 150 / ${strength}%)`);
  glow.addColorStop(1, 'rgb(255 200 110 / 0%)');
  pen.fillStyle = glow;
  pen.fillRect(middle.x - radius, middle.y - radius, radius * 2, radius * 2);
}

/** Writes the first words that fit; those that say most come first. */
export function writeFirst(pen: Pen, words: readonly string[], look: TextLook & { readonly room: Rect }): void {
  const fitting = words.find((one) => measure(pen, one, look).whole) ?? words.at(-1);
  if (fitting !== undefined) write(pen, fitting, look);
}
