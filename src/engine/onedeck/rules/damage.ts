import type { DamageCause, HealCause } from '../events';
import type { HeroId } from '../ids';
import type { State } from '../state';
import type { Telling } from '../telling';
import { encounterOf } from './encounter';
import { storeDice } from './feats';
import { heroOf, sideFacts } from './party';

export function hurt(telling: Telling, hero: HeroId, hit: { readonly amount: number; readonly cause: DamageCause }): void {
  const { amount, cause } = hit;
  if (amount <= 0) return;
  const total = heroOf(telling.state, hero).damage + amount;
  telling.tell({ type: 'damageTaken', hero, amount, total, cause });
  // R3: every damage feeds Frenzy, wherever it comes from.
  if (sideFacts(telling.state, hero).feat.name === 'frenzy') storeDice(telling, hero, amount);
}

/** R5: as evenly as possible; the party says who of those who fight takes the odd one. */
export function shareOf(state: State, hero: HeroId, { odd }: { readonly odd: HeroId | null }): number {
  const { heroes, due } = encounterOf(state);
  const damage = due?.damage ?? 0;
  const share = Math.floor(damage / heroes.length);
  return hero === odd ? damage - share * (heroes.length - 1) : share;
}

export function heal(telling: Telling, hero: HeroId, cure: { readonly amount: number; readonly cause: HealCause }): void {
  const { damage } = heroOf(telling.state, hero);
  const amount = Math.min(cure.amount, damage);
  if (amount > 0) telling.tell({ type: 'damageHealed', hero, amount, total: damage - amount, cause: cure.cause });
}
