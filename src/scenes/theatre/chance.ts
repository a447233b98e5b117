const GOLDEN = 0.618034;

/** Numbers between 0 and 1, spread out, other ones in each row and always the same: what drifts is the same in every picture. */
export const chance = (at: number, row: number): number => ((at + 1) * GOLDEN * row + row * 0.37) % 1;
