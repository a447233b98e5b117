import type { Due } from '../content/bonuses';
import { GIFT_LEVEL, GIFTS } from '../content/heroes';
import { HERO_IDS, ITEM_IDS, type ItemId } from '../content/ids';
import { ITEM_BOXES, ITEMS } from '../content/items';
import { type Moment, POWERS, type PowerFacts } from '../content/powers';
import type { Harm, Trait } from '../content/traits';
import type { PlayerSeat, Sheet } from '../state';

type Party = Pick<PlayerSeat, 'sheet' | 'power'>;

const NO_POWER: PowerFacts = { endPoints: 0 };
const NO_TRAIT: Trait = {};

/** A power that is not known, or not chosen yet, does nothing. */
export function powerFacts({ power }: Pick<PlayerSeat, 'power'>): PowerFacts {
  return power === null || power === 'unknown' ? NO_POWER : POWERS[power];
}

export function dueOf(seat: Pick<PlayerSeat, 'power'>, moment: Moment): Due | null {
  return powerFacts(seat).due?.[moment] ?? null;
}

export function isFinished(sheet: Sheet, item: ItemId): boolean {
  return sheet.items[item] >= ITEM_BOXES;
}

/** Adds up what gifts, finished items and the power are worth for something. */
function sumOf({ sheet, power }: Party, worth: (trait: Trait) => number): number {
  let sum = worth(powerFacts({ power }).trait ?? NO_TRAIT);
  for (const hero of HERO_IDS) if (sheet.heroes[hero] >= GIFT_LEVEL) sum += worth(GIFTS[hero].trait);
  for (const item of ITEM_IDS) if (isFinished(sheet, item)) sum += worth(ITEMS[item].trait);
  return sum;
}

export const strengthBonus = (party: Party): number => sumOf(party, ({ strength = 0 }) => strength);

export const armourOf = (party: Party): number => sumOf(party, ({ armour = 0 }) => armour);

export const riverSteps = (party: Party): number => sumOf(party, (trait) => trait.riverSteps ?? 0);

export const canCross = (party: Party, edge: 'river' | 'wall'): boolean =>
  sumOf(party, ({ crosses }) => Number(crosses === edge)) > 0;

/** So much of the damage of one event is not done. */
export function sparedOf(party: Party, cause: Harm, amount: number): number {
  const spared = sumOf(party, ({ spares }) => {
    const value = spares?.[cause] ?? 0;
    return value === 'all' ? amount : value;
  });
  return Math.min(spared, amount);
}
