const GOLDEN = 0.618034;

/** Returns numbers between 0 and 1, spread out, that are the same in every picture; each row has others. */
export const chance = (at: number, row: number): number => ((at + 1) * GOLDEN * row + row * 0.37) % 1;
