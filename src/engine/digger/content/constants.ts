export const LEAST_SEATS = 2;

export const START = { ingenuity: 3, resources: 3, tyranny: 2, minionsOnPortal: 1 } as const;

/** Two of the 15 mark the score (D3). */
export const MINIONS = 13;
export const COLLAPSES_OF_A_SEAT = 2;

/** Rounds in a row in which nothing comes, goes or changes hands (D40). */
export const QUIET_ROUNDS = 3;
