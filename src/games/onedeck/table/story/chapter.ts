import type { CardId, HeroId, LootForm } from '../../../../engine/onedeck';

/** How an encounter with a card ended: `escaped` is without loot, `slipped` unseen, `deadly` with the death of the party. */
export type Fate = 'beaten' | 'escaped' | 'slipped' | 'deadly';

export interface FacedCard {
  readonly card: CardId;
  readonly fate: Fate;
}

export interface Claim {
  readonly card: CardId;
  readonly as: LootForm;
  readonly hero: HeroId | null;
}

/** One round against the boss. */
export interface Round {
  readonly round: number;
  readonly strikes: number;
  readonly damage: number;
  /** Damage by the boss. */
  readonly healed: number;
}

/** The events of a floor of the dungeon; without a number, of the fight against its boss. */
export interface Chapter {
  readonly floor: number | null;
  readonly turns: number;
  readonly doors: number;
  readonly time: number;
  readonly damage: number;
  readonly healed: number;
  readonly potions: number;
  readonly faced: readonly FacedCard[];
  readonly fled: readonly CardId[];
  readonly loot: readonly Claim[];
  readonly levels: readonly number[];
  readonly rounds: readonly Round[];
}

export interface Story {
  readonly chapters: readonly Chapter[];
  /** The damage that each hero took in the whole game. */
  readonly taken: readonly { readonly hero: HeroId; readonly amount: number }[];
}

export function newChapter(floor: number | null): Chapter {
  const nothing = { turns: 0, doors: 0, time: 0, damage: 0, healed: 0, potions: 0 };
  return { floor, ...nothing, faced: [], fled: [], loot: [], levels: [], rounds: [] };
}
