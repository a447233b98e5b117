import { POWERS, type Sheet, TURNS } from '../../../../engine/paper';
import { NO_WAY, PLACES } from './ground';
import { type Den, diceUntil, type Reading } from './reading';
import { strengthOf } from './strength';
import type { Track } from './track';

const STEPS_OF_A_DIE = 2;

/** Returns what bosses will give or cost, those of later rounds with less weight. */
export function bossWorth(
  reading: Reading,
  sheet: Sheet,
  { track, steps }: { readonly track: Track; readonly steps: Uint8Array },
): number {
  const { weights, dens, round } = reading;
  let sum = 0;
  for (let at = Math.max(round, sheet.bosses.length); at < dens.length; at++) {
    const den = dens[at];
    if (den === undefined) continue;
    const dice = diceUntil(reading, den.turn, sheet.used.length);
    const far = steps[track.at * PLACES + den.place] ?? NO_WAY;
    const reached = at === round && sheet.lair ? 1 : chance(reading, { far, dice });
    const fight = fightWorth(reading, sheet, { den, dice });
    const worth = reached * fight + (1 - reached) * den.boss.fleeGlory;
    if (at === round) sum += worth - (reached === 1 ? 0 : weights.lairStep * Math.min(far, dice * 2));
    else sum += weights.later * worth - weights.lairStep * Math.min(far, dice * 2) * 0.5;
  }
  return sum;
}

/** A party in a lair that counts only when it is entered has to leave it first. */
function chance({ weights }: Reading, { far, dice }: { readonly far: number; readonly dice: number }): number {
  const walks = Math.ceil((far === 0 ? STEPS_OF_A_DIE : far) / STEPS_OF_A_DIE);
  return walks > dice ? 0 : weights.reach ** walks;
}

/** Every threshold counts as much as it is likely to be reached. */
function fightWorth(reading: Reading, sheet: Sheet, { den, dice }: { readonly den: Den; readonly dice: number }): number {
  const { weights } = reading;
  const strength = strengthOf(reading, sheet, den) + weights.strength * dice;
  const spread = weights.spread * dice;
  // The last blow is counted to the wound.
  const hurt = isSpared(reading) || reading.turn === TURNS ? 0 : weights.counter;
  let worth = den.boss.fleeGlory;
  let below = worth;
  for (const { atLeast, glory, counter } of den.boss.tiers) {
    const gain = glory - hurt * counter;
    worth += likelihood(strength - atLeast, spread) * (gain - below);
    below = gain;
  }
  return worth;
}

function likelihood(surplus: number, spread: number): number {
  if (spread === 0) return surplus >= 0 ? 1 : 0;
  return Math.min(1, Math.max(0, 0.5 + surplus / (2 * spread)));
}

function isSpared({ power }: Reading): boolean {
  return power !== null && POWERS[power].trait?.spares?.boss === 'all';
}

/** In the last turn: what the counter-attack of the last boss will do. */
export function lastBlow(reading: Reading, sheet: Sheet): number {
  const den = reading.dens[sheet.bosses.length];
  if (reading.turn < TURNS || !sheet.lair || den === undefined || isSpared(reading)) return 0;
  const strength = strengthOf(reading, sheet, den);
  return den.boss.tiers.findLast(({ atLeast }) => strength >= atLeast)?.counter ?? 0;
}
