import type { Point } from '../../../../scenes';
import type { Rect } from '../../../../table';
import type { HeroView } from '../../table';
import { idOf } from '../../table';
import { momentBox } from '../views/figureBoxes';
import { prizeBox } from '../views/paintMiddle';
import type { MotionStage } from './stage';

export const heroAt = ({ shown }: MotionStage, hero: string): number =>
  shown()?.view.heroes.findIndex(({ id }: HeroView) => id === hero) ?? -1;

/** Returns the panel of a hero, her tab, or the bar. */
export function heroPlace(stage: MotionStage, hero: string): Rect {
  const at = heroAt(stage, hero);
  const laid = stage.layout();
  return laid?.heroes[at]?.panel ?? laid?.tabs[at] ?? laid?.bar ?? NOWHERE;
}

/** Returns the place of a fact in the bar. */
export function barPlace({ parts, layout }: MotionStage, what: 'deck' | 'potions' | 'level'): Rect {
  const laid = layout();
  if (laid === null) return NOWHERE;
  const about = idOf({ kind: 'about', what });
  const place = parts.bar.places.find(({ id }) => id === about)?.rect ?? laid.bar;
  const side = laid.text * 1.4;
  return { x: place.x, y: place.y + (place.height - side) / 2, width: side, height: side };
}

/** Returns the place of a card that was won, or of the encounter before it. */
export function prizePlace({ layout }: MotionStage): Rect {
  const laid = layout();
  return laid === null ? NOWHERE : prizeBox(laid);
}

/** Returns a spot of the large picture of a moment, given in parts of its size. */
export function spotIn({ layout }: MotionStage, { x, y }: Point): Point {
  const laid = layout();
  const box = laid === null ? NOWHERE : momentBox({ rect: laid.scene, stand: laid.stand });
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Returns the place of a skill, a feat or a potion; the hero's panel where it is not shown. */
export function abilityPlace(stage: MotionStage, id: string, hero: string): Rect {
  const [laid, shown] = [stage.layout(), stage.shown()];
  const potion = laid?.potions.find((one) => shown?.view.potions.cards[one.potion]?.id === id);
  const own = laid?.abilities.find(({ hero: at, ability }) => {
    const view = shown?.view.heroes[at];
    return view !== undefined && [view.feat, ...view.skills][ability]?.id === id;
  });
  return own?.rect ?? potion?.rect ?? heroPlace(stage, hero);
}

/** Returns the place that shows what stopping now would cost. */
export function stopPlace({ layout }: MotionStage): Rect {
  const { dungeon, buttons } = layout() ?? {};
  return dungeon?.foot ?? buttons?.first ?? NOWHERE;
}

const NOWHERE: Rect = { x: 0, y: 0, width: 1, height: 1 };
