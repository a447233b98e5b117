export const END_GOLD = 20;
export const PAIR_GOLD = 3;
export const THRONE_GOLD = 1;
export const GOLD_BESIDE_THRONE = 1;
export const PRIZE_GOLD = 5;

/** By the number of tiles; longer corridors earn as much as the last. */
const CORRIDOR_GOLD = [1, 3, 5, 7, 9] as const;
export const corridorGold = (length: number): number =>
  CORRIDOR_GOLD[Math.min(length, CORRIDOR_GOLD.length) - 1] ?? CORRIDOR_GOLD[0];

export const PRIZE_IDS = ['tunneller', 'builder', 'conqueror'] as const;
export type PrizeId = (typeof PRIZE_IDS)[number];

/** A seat with less than this does not win the prize. */
export const LEAST_FOR_PRIZE: Readonly<Record<PrizeId, number>> = { tunneller: 1, builder: 2, conqueror: 1 };
