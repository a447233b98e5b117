import type { PotionId } from '../content/abilities';
import type { HeroId } from '../ids';
import type { Phase, State } from '../state';
import type { Telling } from '../telling';
import { heal } from './damage';
import { hasTalent, heroOf, isIdentified } from './party';

export const INVISIBILITY_TIME = 2;
const HEALED_AT_TURN_START = 3;
const HEALED_LATER = 2;
const FIRST_AID = 1;

/** The token is gone before anything else happens; whoever knows First Aid is better for any potion. */
export function drink(telling: Telling, hero: HeroId, potion: PotionId): void {
  const { phase, potions } = telling.state;
  telling.tell({ type: 'potionDrunk', hero, potion, potions: potions - 1 });
  if (potion === 'healing') heal(telling, hero, { amount: healingIn(phase), cause: 'healing' });
  if (hasTalent(heroOf(telling.state, hero), 'first-aid')) heal(telling, hero, { amount: FIRST_AID, cause: 'first-aid' });
}

/** What it heals now, of the damage that is there. */
export function healedBy(potion: PotionId, id: HeroId, state: State): number {
  const hero = heroOf(state, id);
  const amount = (potion === 'healing' ? healingIn(state.phase) : 0) + (hasTalent(hero, 'first-aid') ? FIRST_AID : 0);
  return Math.min(amount, hero.damage);
}

/** R28 */
function healingIn(phase: Phase): number {
  return phase === 'turnStart' ? HEALED_AT_TURN_START : HEALED_LATER;
}

/** Returns whether the party can drink Invisibility: it is asked about that before an encounter begins. */
export function canHide(state: State): boolean {
  return state.potions > 0 && isIdentified(state, 'invisibility');
}

export function gainPotions(telling: Telling, amount: number): void {
  telling.tell({ type: 'potionsGained', amount, potions: telling.state.potions + amount });
}
