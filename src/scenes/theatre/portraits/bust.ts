import type { Scene } from 'phaser';
import type { Rect } from '../../../table';
import { type Pen, picture as pictureOf } from '../../views/paint';
import type { FigureFacts } from '../figures';
import { isWide, paintFigure, paintGlow } from '../paper';

export interface FlatPortrait {
  readonly picture: string;
  /** Null for a picture in one piece. */
  readonly facts: FigureFacts | null;
  readonly rect: Rect;
}

/** A hue for pictures without facts. */
const LANTERN = { hue: 32, saturation: 80 };

type Hue = Pick<FigureFacts, 'hue' | 'saturation' | 'light'> | null;

/** Paints the light behind a bust. */
export function paintLight(pen: Pen, facts: Hue, rect: Rect): void {
  const { hue, saturation, light = 100 }: NonNullable<Hue> = facts ?? LANTERN;
  const { y, width, height } = rect;
  const box = bustBox(rect);
  paintGlow(pen, { hue, saturation, light, rect, about: { ...rect, x: box.x + (box.width - width) / 2, y: y - height * 0.02 } });
}

/** Paints a bust that does not move. */
export function paintFlat(scene: Scene, pen: Pen, { picture, rect, facts }: FlatPortrait): void {
  const { hue } = facts ?? LANTERN;
  paintFigure(pen, pictureOf(scene, picture), { box: bustBox(rect), hue });
}

/** Returns the place of the bust: whole in a narrow picture; in a wide one the face, beside the name at the left. */
export function bustBox(rect: Rect): Rect {
  const { x, y, width, height } = rect;
  const wide = isWide(rect);
  const side = wide ? height * 1.18 : Math.min(width, height) * 0.98;
  const left = x + (width - side) * (wide ? 0.76 : 0.5);
  return { x: left, y: wide ? y + height * 0.02 : y + height - side, width: side, height: side };
}
