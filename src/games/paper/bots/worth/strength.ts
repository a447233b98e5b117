import { GIFTS, HERO_IDS, ITEMS, POWERS, type Sheet } from '../../../../engine/paper';
import type { Den, Reading } from './reading';

const GIFT_LEVEL = 4;
const FULL_BOXES = 2;

export function healthOf({ heroes }: Sheet): number {
  return heroes.warrior + heroes.wizard + heroes.cleric + heroes.rogue;
}

export const isDone = (sheet: Sheet, item: keyof Sheet['items']): boolean => sheet.items[item] >= FULL_BOXES;
export const isGifted = (sheet: Sheet, hero: keyof Sheet['heroes']): boolean => sheet.heroes[hero] >= GIFT_LEVEL;

const OF_WARRIOR = GIFTS.warrior.trait.strength ?? 0;
const OF_SWORD = ITEMS['flaming-sword'].trait.strength ?? 0;

export function strengthOf(reading: Reading, sheet: Sheet, { boss }: Den): number {
  const ofPower = reading.power === null ? 0 : (POWERS[reading.power].trait?.strength ?? 0);
  const ofGift = isGifted(sheet, 'warrior') ? OF_WARRIOR : 0;
  const ofSword = isDone(sheet, 'flaming-sword') ? OF_SWORD : 0;
  return healthOf(sheet) + sheet.heroes[boss.weakTo] + ofGift + ofSword + ofPower;
}

export function lowestOf({ heroes }: Sheet): number {
  return Math.min(heroes.warrior, heroes.wizard, heroes.cleric, heroes.rogue);
}

/** Heroes that stand above the lowest. */
export function aboveLowest({ heroes }: Sheet, lowest: number): number {
  let above = 0;
  for (const hero of HERO_IDS) if (heroes[hero] > lowest) above++;
  return above;
}
