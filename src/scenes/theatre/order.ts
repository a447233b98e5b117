/** Depths on the stage: the figure's limbs are above all paper, then come embers, then dust. */
export const ORDER = { limbs: 1, embers: 2, dust: 3 } as const;
