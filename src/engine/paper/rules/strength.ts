import { BOSSES, type BossId, type Tier } from '../content/bosses';
import type { PlayerSeat } from '../state';
import { healthOf } from './levels';
import { strengthBonus } from './traits';

/** P37: four levels, the weak class's once more, and whatever adds strength. */
export function strengthAgainst(boss: BossId, seat: PlayerSeat): number {
  const { sheet } = seat;
  return healthOf(sheet) + sheet.heroes[BOSSES[boss].weakTo] + strengthBonus(seat);
}

/** P38: the highest threshold that was reached; null below the lowest. */
export function tierReached(boss: BossId, strength: number): Tier | null {
  return BOSSES[boss].tiers.findLast(({ atLeast }) => strength >= atLeast) ?? null;
}
