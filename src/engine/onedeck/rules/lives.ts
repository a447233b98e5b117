import type { HeroId } from '../ids';
import type { State } from '../state';
import { encounterOf } from './encounter';
import { healthOf, heroOf } from './party';

/** Life of each hero who fights. */
export interface Life {
  readonly hero: HeroId;
  readonly left: number;
}

export function livesOf(state: State): readonly Life[] {
  return encounterOf(state).heroes.map((id) => {
    const hero = heroOf(state, id);
    return { hero: id, left: healthOf(state, hero) - hero.damage };
  });
}

/** R5: shared as evenly as possible, and what is odd goes to whoever has most life. Returns the life after. */
export function livesAfter(lives: readonly Life[], damage: number): readonly Life[] {
  const share = Math.floor(damage / Math.max(1, lives.length));
  const odd = damage - share * lives.length;
  const most = lives.reduce((one, other) => (other.left > one.left ? other : one), lives[0] ?? { hero: 'warrior', left: 0 });
  return lives.map((life) => ({ ...life, left: life.left - share - (life.hero === most.hero ? odd : 0) }));
}
