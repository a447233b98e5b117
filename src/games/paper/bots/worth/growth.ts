import { ITEM_IDS, ITEMS, type ItemId, LOWEST_HERO_POINTS, type Sheet } from '../../../../engine/paper';
import type { Reading } from './reading';
import { aboveLowest, healthOf, isDone, isGifted, lowestOf } from './strength';
import { gemGain } from './treasure';

const POTIONS_OF_A_ROW = 4;
const GIFT_LEVEL = 4;
const HEROES = 4;

/** What heroes, items and potions promise. `left` falls from 1 to 0, `soon` only at the end. */
export function growthWorth(
  reading: Reading,
  sheet: Sheet,
  { left, soon }: { readonly left: number; readonly soon: number },
): number {
  return soon === 0
    ? 0
    : heroes(reading, sheet, { left, soon }) + items(reading, sheet, { left, soon }) + potions(reading, sheet, soon);
}

function heroes({ weights }: Reading, sheet: Sheet, { left, soon }: { readonly left: number; readonly soon: number }): number {
  const lowest = lowestOf(sheet);
  const step = (LOWEST_HERO_POINTS[lowest + 1] ?? 0) - (LOWEST_HERO_POINTS[lowest] ?? 0);
  const next = lowest >= LOWEST_HERO_POINTS.length - 1 ? 0 : (step * aboveLowest(sheet, lowest)) / HEROES;
  const rogue = isGifted(sheet, 'rogue') ? 0 : gemGain(sheet) * (sheet.heroes.rogue / GIFT_LEVEL) ** 2;
  const wizard = isGifted(sheet, 'wizard') ? weights.recolour * left : 0;
  return weights.health * healthOf(sheet) * left + (weights.step * next + weights.rogueNear * rogue) * soon + wizard;
}

function items(reading: Reading, sheet: Sheet, { left, soon }: { readonly left: number; readonly soon: number }): number {
  const { weights } = reading;
  let sum = 0;
  for (const item of ITEM_IDS) {
    const boxes = sheet.items[item];
    if (boxes === 1) sum += weights.half * soon * (ITEMS[item].endPoints + extra(reading, sheet, { item, left }));
  }
  if (isDone(sheet, 'khar-medallion')) sum += weights.amulet * left;
  if (isDone(sheet, 'intangibility-cloak')) sum += weights.cloak * left;
  if (isDone(sheet, 'armour-of-heroes')) sum += weights.armour * left;
  return sum;
}

/** Returns the value of what a finished item does beside its end points. */
function extra(
  { weights, round }: Reading,
  sheet: Sheet,
  { item, left }: { readonly item: ItemId; readonly left: number },
): number {
  switch (item) {
    case 'flaming-sword':
      return 1.5 * Math.max(0, 3 - Math.max(round, sheet.bosses.length));
    case 'death-scepter':
      return weights.scepter;
    case 'khar-medallion':
      return weights.amulet * left;
    case 'intangibility-cloak':
      return weights.cloak * left;
    case 'armour-of-heroes':
      return weights.armour * left;
    case 'alchemists-cauldron':
      return weights.potion * 3;
    case 'tome-of-wisdom':
      return weights.level;
    default:
      return 0;
  }
}

function potions({ weights }: Reading, sheet: Sheet, soon: number): number {
  const row = Math.floor(sheet.potions / POTIONS_OF_A_ROW);
  const bonus = [weights.level, weights.item, gemGain(sheet)][row] ?? 0;
  return weights.row * soon * bonus * ((sheet.potions % POTIONS_OF_A_ROW) / POTIONS_OF_A_ROW);
}
