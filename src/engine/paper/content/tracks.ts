import type { Due } from './bonuses';

export const TURNS = 8;
/** A boss wakes after each of these turns. */
export const BOSS_TURNS: readonly [number, number, number] = [3, 6, 8];

export const MOST_POTIONS = 12;
export const POTIONS_OF_A_ROW = 4;
export const HEARTS_OF_A_POTION = 2;
/** Come with the last potion of a row, by its number. */
export const POTION_BONUSES: Readonly<Record<number, Due>> = {
  4: { op: 'levelUp', times: 1, apart: null },
  8: { op: 'fillBox', times: 1, apart: null },
  12: { op: 'markGem', times: 1 },
};

export const DAMAGE_BOXES = 24;
/** The highest that was reached counts. */
export const DAMAGE_PENALTIES: readonly { readonly at: number; readonly points: number }[] = [
  { at: 3, points: -1 },
  { at: 6, points: -3 },
  { at: 9, points: -6 },
  { at: 12, points: -10 },
  { at: 15, points: -15 },
  { at: 18, points: -21 },
  { at: 21, points: -28 },
  { at: 24, points: -36 },
];

export const RESURRECTION_POINTS = -9;

/** So many beaten monsters give what a power promises for every third. */
export const MONSTERS_OF_A_BONUS = 3;
export const NOBLE_LEVEL = 5;

/** The thirteen boxes of points. */
export const SCORE_BOXES = [
  'boss-1',
  'boss-2',
  'boss-3',
  'levels',
  'items',
  'gems',
  'monsters',
  'damage',
  'resurrection',
  'cards',
  'mission-1',
  'mission-2',
  'mission-3',
] as const;
export type ScoreBox = (typeof SCORE_BOXES)[number];
