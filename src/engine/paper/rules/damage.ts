import { DAMAGE_BOXES, HEARTS_OF_A_POTION } from '../content/tracks';
import type { Harm } from '../content/traits';
import type { Sheet } from '../state';
import type { Telling } from '../telling';
import { healthOf } from './levels';
import { sparedOf } from './traits';

export function heartsLeft({ potions, hearts }: Pick<Sheet, 'potions' | 'hearts'>): number {
  return potions * HEARTS_OF_A_POTION - hearts;
}

/** One event of damage: what spares from it, then hearts of potions, then the track (P29, P30). */
export function hurt(
  telling: Telling,
  at: number,
  { cause, amount: full }: { readonly cause: Harm; readonly amount: number },
): void {
  const seat = telling.seat(at);
  const { id, sheet } = seat;
  const spared = full > 0 ? sparedOf(seat, cause, full) : 0;
  if (spared > 0) telling.tell({ type: 'damageSpared', seat: id, cause, amount: spared });
  const amount = full - spared;
  if (amount <= 0) return;
  const absorbed = Math.min(amount, heartsLeft(sheet));
  // P32: what goes beyond the track is forgotten.
  const damage = Math.min(DAMAGE_BOXES, sheet.damage + amount - absorbed);
  telling.tell({ type: 'damageTaken', seat: id, cause, amount, absorbed, damage });
  // P31: higher than health, not equal.
  if (damage > healthOf(sheet) && !sheet.resurrected) telling.tell({ type: 'resurrected', seat: id });
}
