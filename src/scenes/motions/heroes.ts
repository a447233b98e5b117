import type { HeroView } from '../../stage';
import { playTween } from '../playTween';
import type { Painting } from '../views/Painting';
import type { MotionStage, PerformersOf } from './stage';

export function heroMotions({ scene, parts, shown, layout }: MotionStage): PerformersOf<'damageTaken'> {
  /** Where no panel shows a hero it is the bar that does. */
  const paintingOf = (hero: HeroView['id']): Painting => {
    const at = shown()?.view.heroes.findIndex(({ id }) => id === hero) ?? -1;
    return (layout()?.heroes[at] === undefined ? null : parts.heroes[at]?.painting) ?? parts.bar.painting;
  };
  return {
    async damageTaken({ heroes }, { duration, ease, delay, distance, shakes, signal }) {
      const shaken = heroes.map(async (hero) => {
        const { image, home } = paintingOf(hero);
        const swing = { from: home.x - distance, to: home.x + distance };
        const spec = { targets: image, x: swing, duration: duration / (2 * shakes), yoyo: true, repeat: shakes - 1, ease, delay };
        await playTween(scene, spec, signal);
        image.setX(home.x);
      });
      await Promise.all(shaken);
    },
  };
}
