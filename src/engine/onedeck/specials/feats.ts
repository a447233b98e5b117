import type { FeatFacts, FeatName } from '../content/heroes';
import type { DamageCause, DiscardCause } from '../events';
import { CARDS, type CardId } from '../ids';
import type { Die, Symbols } from '../state';

/** Something after which heroes may store dice: a turn without a fight, an opened door, damage. */
export type Occasion =
  | { readonly is: 'unfought' }
  | { readonly is: 'doorOpened'; readonly cards: readonly CardId[] }
  | { readonly is: 'hurt'; readonly amount: number };

/** Hooks by which a feat bends the rules. All its dice are heroic. */
export interface FeatSpecial<Facts> {
  /** Returns every number of dice that the feat can roll while the hero has `stored` dice. */
  readonly numbers: (feat: Facts, stored: number) => readonly number[];
  /** It rolls the dice that the hero has stored, and none from the supply. */
  readonly rollsStored?: true;
  /** Returns how many dice the hero stores. */
  readonly stores?: (occasion: Occasion) => number;
  /** Returns the time that is paid before the dice are rolled. */
  readonly time?: (feat: Facts, dice: number) => number;
  /** The player looks at the rolled dice and discards one of them. */
  readonly discardsOne?: DiscardCause;
  readonly risk?: Risk<Facts>;
}

/** The dice may cost this much, once. */
interface Risk<Facts> {
  readonly cause: DamageCause;
  readonly costs: (feat: Facts) => Symbols;
  readonly befalls: (dice: readonly Die[]) => boolean;
}

type FactsOf<Name extends FeatName> = Extract<FeatFacts, { name: Name }>;

const VALIANT_LANTERNS = 4;

/** R32: the time is paid and survived before the archer looks at her dice. */
const eagleEye: FeatSpecial<FactsOf<'eagle-eye'>> = {
  numbers: ({ prices }) => prices.map(({ dice }) => dice),
  time: ({ prices }, wanted) => prices.find(({ dice }) => dice === wanted)?.time ?? 0,
  discardsOne: 'eagle-eye',
};

/** R32: one penalty, even for two 1s. */
const daringGamble: FeatSpecial<FactsOf<'daring-gamble'>> = {
  numbers: ({ most }) => upTo(most),
  risk: {
    cause: 'daring-gamble',
    costs: ({ damage, time }) => ({ damage, time }),
    befalls: (dice) => dice.some(({ value }) => value === 1),
  },
};

const manaCharge: FeatSpecial<FactsOf<'mana-charge'>> = {
  numbers: (_, stored) => upTo(stored),
  rollsStored: true,
  stores: ({ is }) => (is === 'unfought' ? 1 : 0),
};

/** Of two cards behind a door, one with enough lanterns will do. */
const valiant: FeatSpecial<FactsOf<'valiant'>> = {
  numbers: (_, stored) => upTo(stored),
  rollsStored: true,
  stores: (occasion) => (occasion.is === 'doorOpened' && occasion.cards.some(hasLanterns) ? 1 : 0),
};

/** R3: every damage feeds it, wherever it comes from. */
const frenzy: FeatSpecial<FactsOf<'frenzy'>> = {
  numbers: (_, stored) => upTo(stored),
  rollsStored: true,
  stores: (occasion) => (occasion.is === 'hurt' ? occasion.amount : 0),
};

const FEAT_SPECIALS: { readonly [Name in FeatName]: FeatSpecial<FactsOf<Name>> } = {
  'eagle-eye': eagleEye,
  'daring-gamble': daringGamble,
  'mana-charge': manaCharge,
  valiant,
  frenzy,
};

/** The table is exact per feat; this one widening lets any feat find its own entry. */
export function featSpecial(feat: FeatFacts): FeatSpecial<FeatFacts> {
  return FEAT_SPECIALS[feat.name] as FeatSpecial<FeatFacts>;
}

function hasLanterns(card: CardId): boolean {
  return CARDS[card].xp >= VALIANT_LANTERNS;
}

function upTo(most: number): readonly number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= most; number++) numbers.push(number);
  return numbers;
}
