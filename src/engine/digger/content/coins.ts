export const COIN_VALUES = [1, 2, 3] as const;
export type CoinValue = (typeof COIN_VALUES)[number];

/** Each seat brings such a set into the bag (D2). */
export const COIN_SET: readonly CoinValue[] = [1, 1, 1, 2, 2, 3];
