/** What lies before what on the stage: who is there before all paper, then what goes up from them, and dust. */
export const ORDER = { limbs: 1, embers: 2, dust: 3 } as const;
