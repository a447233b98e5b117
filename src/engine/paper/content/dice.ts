import type { HeroId } from './ids';

export const COLOURS = ['white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

export type FaceSymbol = HeroId | 'clover' | 'boots' | 'skull';

export interface Face {
  readonly symbol: FaceSymbol;
  /** Written on the track of turns; a skull has none. */
  readonly digit: number | null;
}

/** Sides 1 to 6 of the dice of each colour. */
export const FACES: Readonly<Record<Colour, readonly Face[]>> = {
  white: [
    { symbol: 'skull', digit: null },
    { symbol: 'warrior', digit: 1 },
    { symbol: 'wizard', digit: 2 },
    { symbol: 'cleric', digit: 3 },
    { symbol: 'rogue', digit: 4 },
    { symbol: 'clover', digit: 9 },
  ],
  black: [
    { symbol: 'skull', digit: null },
    { symbol: 'boots', digit: 0 },
    { symbol: 'warrior', digit: 5 },
    { symbol: 'wizard', digit: 6 },
    { symbol: 'cleric', digit: 7 },
    { symbol: 'rogue', digit: 8 },
  ],
};

/** The colours of dice 0 to 5. */
export const DICE: readonly Colour[] = ['white', 'white', 'white', 'black', 'black', 'black'];
export const SIDES = 6;
export const DICE_OF_A_TURN = 3;

/** Steps of a die that is spent on walking. */
export const STEPS: Readonly<Record<FaceSymbol, number>> = {
  warrior: 2,
  wizard: 2,
  cleric: 2,
  rogue: 2,
  clover: 2,
  boots: 3,
  skull: 0,
};

/** So many of a symbol, and all six dice are thrown again. */
export const THROWN_AGAIN: readonly { readonly symbol: FaceSymbol; readonly atLeast: number }[] = [
  { symbol: 'skull', atLeast: 3 },
  { symbol: 'clover', atLeast: 3 },
];

export const SKULL_DAMAGE = 1;
export const POTIONS_OF_A_DIE = 2;
