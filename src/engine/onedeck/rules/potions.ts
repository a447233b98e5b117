import type { PotionId } from '../content/abilities';
import type { HeroId } from '../ids';
import type { Telling } from '../telling';
import { heal } from './damage';
import { hasTalent, heroOf } from './party';

const HEALED_AT_TURN_START = 3;
const HEALED_LATER = 2;
const FIRST_AID = 1;

/** The token is gone before anything else happens; whoever knows First Aid is better for any potion. */
export function drink(telling: Telling, hero: HeroId, potion: PotionId): void {
  const { phase, potions } = telling.state;
  telling.tell({ type: 'potionDrunk', hero, potion, potions: potions - 1 });
  // R28
  const amount = phase === 'turnStart' ? HEALED_AT_TURN_START : HEALED_LATER;
  if (potion === 'healing') heal(telling, hero, { amount, cause: 'healing' });
  if (hasTalent(heroOf(telling.state, hero), 'first-aid')) heal(telling, hero, { amount: FIRST_AID, cause: 'first-aid' });
}

export function gainPotions(telling: Telling, amount: number): void {
  telling.tell({ type: 'potionsGained', amount, potions: telling.state.potions + amount });
}
