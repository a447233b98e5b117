import { BOSS_TURNS, DAMAGE_PENALTIES, POWERS, type Sheet } from '../../../../engine/paper';
import { lastBlow } from './bosses';
import type { Reading } from './reading';
import { healthOf, isGifted } from './strength';

const BOXES = 24;
const HEARTS_OF_A_POTION = 2;
const RESURRECTION = 9;

/** Penalties as printed, and with every box on the way to the next counting its share. */
const PRINTED = Array.from({ length: BOXES + 1 }, (_, box) => DAMAGE_PENALTIES.findLast(({ at }) => box >= at)?.points ?? 0);
const SMOOTH = PRINTED.map((points, box) => {
  const next = DAMAGE_PENALTIES.find(({ at }) => at > box);
  const last = DAMAGE_PENALTIES.findLast(({ at }) => at <= box)?.at ?? 0;
  return next === undefined ? points : points + ((next.points - points) * (box - last)) / (next.at - last);
});

function lastHarm(sheet: Sheet, damage: number): number {
  const isRisen = sheet.resurrected || damage > healthOf(sheet);
  return (PRINTED[Math.min(BOXES, damage)] ?? 0) - (isRisen ? RESURRECTION : 0);
}

export function heartsOf({ potions, hearts }: Sheet): number {
  return potions * HEARTS_OF_A_POTION - hearts;
}

/** One more wound costs so much. */
export function woundCost(damage: number): number {
  const from = Math.min(damage, BOXES - 4);
  return ((SMOOTH[from] ?? 0) - (SMOOTH[from + 3] ?? 0)) / 3;
}

/** Returns what damage will have cost at the end, the resurrection included. */
export function harmWorth(reading: Reading, sheet: Sheet, turns: number): number {
  const { weights } = reading;
  const hearts = heartsOf(sheet);
  if (turns <= 0) return lastHarm(sheet, sheet.damage + Math.max(0, lastBlow(reading, sheet) - hearts));
  const lost = sheet.resurrected ? -RESURRECTION : 0;
  const expected = hurtToCome(reading, sheet, turns);
  const track = Math.min(BOXES, sheet.damage + Math.max(0, expected - hearts));
  const fear = sheet.resurrected ? 0 : weights.fear * RESURRECTION * risk(track - healthOf(sheet) - turns * 0.4);
  return between(track) + lost - fear + weights.heart * hearts;
}

function risk(excess: number): number {
  return 1 / (1 + Math.exp(-excess));
}

function between(track: number): number {
  const low = Math.floor(track);
  const [one, other] = [SMOOTH[low] ?? 0, SMOOTH[Math.min(BOXES, low + 1)] ?? 0];
  return one + (other - one) * (track - low);
}

function hurtToCome({ weights, power, turn }: Reading, sheet: Sheet, turns: number): number {
  const spared = power === null ? 0 : (POWERS[power].trait?.spares?.skulls ?? 0);
  const ofSkulls = isGifted(sheet, 'cleric') ? 0 : spared === 0 ? weights.skulls : weights.skulls / 3;
  const bosses = BOSS_TURNS.filter((waking) => waking > turn).length - 1;
  return turns * (ofSkulls + weights.hurts) + Math.max(0, bosses) * weights.bossHurt;
}
