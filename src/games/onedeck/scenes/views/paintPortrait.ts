import type { Scene } from 'phaser';
import { type Pen, picture as pictureOf, roundRect } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { figureFacts } from '../../art';
import { conditionOf, type HeroView } from '../../table';
import { isWide, paintCave, paintGlow } from './diorama';
import { paintFigure } from './scenery';

/** Returns the picture of a hero in her present condition. */
export function portraitOf(hero: Pick<HeroView, 'id' | 'left' | 'health'>): string {
  const condition = conditionOf(hero);
  return condition === 'hale' ? `hero/${hero.id}` : `hero/${hero.id}-${condition}`;
}

interface FlatPortrait {
  readonly picture: string;
  readonly rect: Rect;
}

/** Paints a portrait that does not move. */
export function paintPortrait(scene: Scene, pen: Pen, { round, ...portrait }: FlatPortrait & { readonly round: number }): void {
  const { rect } = portrait;
  pen.save();
  roundRect(pen, rect, round);
  pen.clip();
  paintLight(pen, portrait);
  paintFlat(scene, pen, portrait);
  paintPaper(scene, pen, rect);
  pen.restore();
}

/** Cuts a hole for a portrait that moves, and paints the paper in front of the hero. */
export function cutPortrait(scene: Scene, pen: Pen, { rect, round }: { readonly rect: Rect; readonly round: number }): void {
  pen.save();
  roundRect(pen, rect, round);
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = '#000';
  pen.fill();
  pen.globalCompositeOperation = 'source-over';
  pen.clip();
  paintPaper(scene, pen, rect);
  pen.restore();
}

export function paintLight(pen: Pen, { picture, rect }: FlatPortrait): void {
  const { hue, saturation, light = 100 } = figureFacts(picture) ?? { hue: 32, saturation: 80 };
  const { y, width, height } = rect;
  const box = bustBox(rect);
  paintGlow(pen, { hue, saturation, light, rect, about: { ...rect, x: box.x + (box.width - width) / 2, y: y - height * 0.02 } });
}

export function paintFlat(scene: Scene, pen: Pen, { picture, rect }: FlatPortrait): void {
  const { hue } = figureFacts(picture) ?? { hue: 32 };
  paintFigure(pen, pictureOf(scene, picture), { box: bustBox(rect), hue });
}

/** Paints the cave's edges around a wide portrait; a small bust needs all of its room. */
function paintPaper(scene: Scene, pen: Pen, rect: Rect): void {
  if (isWide(rect)) paintCave(scene, pen, { rect, wide: true });
}

/** Returns the place of the bust: whole in a narrow picture; in a wide one the face, beside the name at the left. */
export function bustBox(rect: Rect): Rect {
  const { x, y, width, height } = rect;
  const wide = isWide(rect);
  const side = wide ? height * 1.18 : Math.min(width, height) * 0.98;
  const left = x + (width - side) * (wide ? 0.76 : 0.5);
  return { x: left, y: wide ? y + height * 0.02 : y + height - side, width: side, height: side };
}
