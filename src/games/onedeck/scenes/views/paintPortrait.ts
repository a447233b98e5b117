import type { Scene } from 'phaser';
import { type FlatPortrait, isWide, type Pen, paintFlat, paintLight, roundRect } from '../../../../scenes';
import type { Rect } from '../../../../table';
import { figureFacts } from '../../art';
import { conditionOf, type HeroView } from '../../table';
import { paintCave } from './diorama';

/** Returns the picture of a hero in her present condition. */
export function portraitOf(hero: Pick<HeroView, 'id' | 'left' | 'health'>): string {
  const condition = conditionOf(hero);
  return condition === 'hale' ? `hero/${hero.id}` : `hero/${hero.id}-${condition}`;
}

/** Returns the picture of a hero in every condition: the hero may be hurt or healed. */
export function conditionsOf(picture: string): readonly string[] {
  const hale = picture.replace(/-(hurt|fallen)$/, '');
  return [hale, `${hale}-hurt`, `${hale}-fallen`];
}

/** Paints a portrait that does not move. */
export function paintPortrait(
  scene: Scene,
  pen: Pen,
  { round, ...portrait }: Omit<FlatPortrait, 'facts'> & { readonly round: number },
): void {
  const { picture, rect } = portrait;
  const facts = figureFacts(picture);
  pen.save();
  roundRect(pen, rect, round);
  pen.clip();
  paintLight(pen, facts, rect);
  paintFlat(scene, pen, { ...portrait, facts });
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

/** Paints the cave's edges around a wide portrait; a small bust needs all of its room. */
function paintPaper(scene: Scene, pen: Pen, rect: Rect): void {
  if (isWide(rect)) paintCave(scene, pen, { rect, wide: true });
}
