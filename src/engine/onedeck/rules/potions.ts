import type { PotionId } from '../content/abilities';
import type { HeroId } from '../ids';
import { POTION_SPECIALS } from '../specials';
import type { State } from '../state';
import type { Telling } from '../telling';
import { heal, healBy } from './damage';
import { heroOf, specialsOf } from './party';

/** The token is gone before anything else happens. */
export function drink(telling: Telling, hero: HeroId, potion: PotionId): void {
  const { phase, potions } = telling.state;
  telling.tell({ type: 'potionDrunk', hero, potion, potions: potions - 1 });
  const { heals } = POTION_SPECIALS[potion];
  if (heals !== undefined) heal(telling, hero, heals(phase));
  healBy(telling, hero, 'potion');
}

/** Returns how much of the hero's damage the potion would heal now. */
export function healedBy(potion: PotionId, id: HeroId, state: State): number {
  const hero = heroOf(state, id);
  const own = POTION_SPECIALS[potion].heals?.(state.phase).amount ?? 0;
  const amount = specialsOf(state, hero).reduce((sum, { heals }) => sum + (heals?.potion?.amount ?? 0), own);
  return Math.min(amount, hero.damage);
}

export function gainPotions(telling: Telling, amount: number): void {
  telling.tell({ type: 'potionsGained', amount, potions: telling.state.potions + amount });
}
