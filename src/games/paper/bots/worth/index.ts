import { type Sheet, TURNS } from '../../../../engine/paper';
import { bossWorth } from './bosses';
import { stepsOn } from './ground';
import { growthWorth } from './growth';
import { harmWorth } from './harm';
import { type Measured, nearness } from './nearness';
import { diceUntil, type Reading } from './reading';
import { settled } from './settled';
import { isDone } from './strength';
import { trackOf } from './track';
import { treasureWorth } from './treasure';

export { type Reading, readingOf } from './reading';
export { WEIGHTS, type Weights } from './weights';

const DICE_OF_A_GAME = 24;
const LAST_DICE = 6;

/** Returns the points at the end of the game that a sheet promises. */
export function worthOf(reading: Reading, sheet: Sheet): number {
  const { dungeon } = reading;
  const dice = diceUntil(reading, TURNS, sheet.used.length);
  const left = dice / DICE_OF_A_GAME;
  const soon = Math.min(1, dice / LAST_DICE);
  const track = trackOf(sheet.path);
  const steps = stepsOn(dungeon, { river: isDone(sheet, 'khar-medallion'), wall: isDone(sheet, 'intangibility-cloak') });
  return (
    settled(reading, sheet) +
    harmWorth(reading, sheet, TURNS - reading.turn) +
    bossWorth(reading, sheet, { track, steps }) +
    growthWorth(reading, sheet, { left, soon }) +
    (dice === 0 ? 0 : treasureWorth(reading, sheet, { track, steps, dice }) * soon) +
    cardsWorth(reading, { sheet, track, lairs: lairsSeen(reading, track.seen), dungeon }, soon)
  );
}

function lairsSeen({ dens }: Reading, seen: Uint8Array): number {
  let count = 0;
  for (const { place } of dens) count += seen[place] ?? 0;
  return count;
}

/** Objective and missions: nearly done counts for much, half done for little. */
function cardsWorth({ weights, tiers, missions }: Reading, measured: Measured, soon: number): number {
  let sum = 0;
  for (const { wanted, points } of tiers) {
    const near = nearness(wanted, measured);
    sum += near === 1 ? points : points * weights.objective * near * near * soon;
  }
  for (const { wanted, now, later } of missions) {
    const near = nearness(wanted, measured);
    sum += near === 1 ? now : later * weights.mission * near * near * soon;
  }
  return sum;
}
