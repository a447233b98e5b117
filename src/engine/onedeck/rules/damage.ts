import type { DamageCause, HealCause } from '../events';
import type { HeroId } from '../ids';
import type { CureMoment } from '../specials';
import type { State } from '../state';
import type { Telling } from '../telling';
import { encounterOf } from './encounter';
import { storeFor } from './feats';
import { heroOf, specialsOf } from './party';

/** R1 */
export const STAIRS_DAMAGE = { amount: 1, cause: 'stairs' } as const;

export function hurt(telling: Telling, hero: HeroId, hit: { readonly amount: number; readonly cause: DamageCause }): void {
  const { amount, cause } = hit;
  if (amount <= 0) return;
  const total = heroOf(telling.state, hero).damage + amount;
  telling.tell({ type: 'damageTaken', hero, amount, total, cause });
  storeFor(telling, hero, { is: 'hurt', amount });
}

/** R5: damage is shared as evenly as possible, and the party says which of the fighting heroes takes the odd one. */
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

/** Heals what the hero's skill and talents heal at this moment. */
export function healBy(telling: Telling, hero: HeroId, moment: CureMoment): void {
  for (const { heals } of specialsOf(telling.state, heroOf(telling.state, hero))) {
    const cure = heals?.[moment];
    if (cure !== undefined) heal(telling, hero, cure);
  }
}
