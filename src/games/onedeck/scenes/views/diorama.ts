import type { Scene } from 'phaser';
import bosses from '../../../../../assets/onedeck/art/boss/bosses.json';
import hues from '../../../../../assets/onedeck/art/foe/hues.json';
import { isWide, type Pen, painted, paintFigure, paintGlow, paintPicture, picture, roundRect } from '../../../../scenes';
import type { Rect } from '../../../../table';

export interface DioramaSpec {
  /** Texture of the dark figure in the middle. */
  readonly figure: string;
  readonly hue: number;
  readonly saturation: number;
  readonly rect: Rect;
  /** The strength of the light, in percent. */
  readonly light?: number;
  /** The shape it is cut to: a doorway, or the radius of round corners. */
  readonly edge: 'arch' | number;
}

/** Paints a paper-cut picture: glow, figure, cave edges. */
export function paintDiorama(scene: Scene, pen: Pen, spec: DioramaSpec): void {
  const { rect, edge, figure, hue } = spec;
  const { y, width, height } = rect;
  const box = figureBox(spec);
  pen.save();
  if (edge === 'arch') archPath(pen, rect);
  else roundRect(pen, rect, edge);
  pen.clip();
  paintGlow(pen, { ...spec, about: { ...rect, x: box.x + (box.width - width) / 2, y: y - height * 0.02 } });
  paintFigure(pen, picture(scene, figure), { box, hue });
  paintCave(scene, pen, { rect, wide: isWide(rect) });
  pen.restore();
}

/** Paints the edges of the paper in front of the figure. */
export function paintCave(scene: Scene, pen: Pen, { rect, wide }: { readonly rect: Rect; readonly wide: boolean }): void {
  const { x, y, width, height } = rect;
  const [ceiling, floor] = wide ? [0.5, 0.36] : [1, 1];
  paintPicture(scene, pen, {
    key: 'diorama/ceiling',
    rect: { x, y: y - height * 0.06 * ceiling, width, height: height * ceiling },
  });
  paintPicture(scene, pen, {
    key: 'diorama/floor',
    rect: { x, y: y + height * (1 - floor) + height * 0.04, width, height: height * floor },
  });
}

/** Returns the texture of a small card, for cards that fly. */
export function cardTexture(scene: Scene, card: string, { width, height }: Pick<Rect, 'width' | 'height'>): string {
  return painted(scene, { name: `card ${card}`, width, height }, (pen, size) =>
    paintCardFace(scene, pen, { card, rect: { x: 0, y: 0, ...size } }),
  );
}

/** Paints a card that lies face up: its figure in a frame. */
export function paintCardFace(scene: Scene, pen: Pen, { card, rect }: { readonly card: string; readonly rect: Rect }): void {
  const { x, y, width, height } = rect;
  const edge = width * 0.055;
  const round = width * 0.08;
  paintDiorama(scene, pen, { figure: `foe/${card}`, ...hueOf(card), rect, edge: round });
  roundRect(pen, { x: x + edge / 2, y: y + edge / 2, width: width - edge, height: height - edge }, round);
  pen.lineWidth = edge;
  pen.strokeStyle = '#17110F';
  pen.stroke();
  roundRect(pen, { x: x + edge, y: y + edge, width: width - edge * 2, height: height - edge * 2 }, round * 0.7);
  pen.lineWidth = Math.max(1, edge * 0.3);
  pen.strokeStyle = '#8A6A3C';
  pen.stroke();
}

export function hueOf(name: string): { readonly hue: number; readonly saturation: number } {
  const table: Readonly<Record<string, { readonly hue: number; readonly saturation: number }>> = { ...hues, ...bosses };
  return table[name] ?? { hue: 32, saturation: 80 };
}

function archPath(pen: Pen, { x, y, width, height }: Rect): void {
  pen.beginPath();
  pen.moveTo(x, y + height);
  pen.lineTo(x, y + width * 0.5);
  pen.arc(x + width / 2, y + width * 0.5, width / 2, Math.PI, 0);
  pen.lineTo(x + width, y + height);
  pen.closePath();
}

function figureBox({ rect, edge }: DioramaSpec): Rect {
  const side = Math.min(rect.width * 0.86, rect.height * (edge === 'arch' ? 0.62 : 0.82));
  const high = edge === 'arch' ? 0.32 : 0.5;
  return { x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) * high, width: side, height: side };
}
