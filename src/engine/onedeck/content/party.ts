export interface PartyFacts {
  readonly side: 'solo' | 'party';
  /** Complete sets of cards and dice on the table (R27). */
  readonly sets: number;
  /** Start potions, potions of a level-up, time of a turn and the dungeon's time costs, in units of the printed ones. */
  readonly scale: number;
  readonly cardsPerDoor: number;
  readonly tokensPerStairsDamage: number;
  readonly heroesStruckByStairs: number;
  /** Heroes in one encounter. */
  readonly fighters: number;
}

const SMALL = {
  sets: 1,
  scale: 1,
  cardsPerDoor: 1,
  tokensPerStairsDamage: 3,
  heroesStruckByStairs: 1,
} as const;

/** What the number of heroes changes. */
export const PARTIES = {
  1: { ...SMALL, side: 'solo', fighters: 1 },
  2: { ...SMALL, side: 'party', fighters: 2 },
  4: {
    side: 'party',
    sets: 2,
    scale: 2,
    cardsPerDoor: 2,
    tokensPerStairsDamage: 6,
    heroesStruckByStairs: 2,
    fighters: 2,
  },
} as const satisfies Record<1 | 2 | 4, PartyFacts>;

export type PartySize = keyof typeof PARTIES;
