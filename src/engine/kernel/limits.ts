/** How much data from outside may hold. Far more than the game itself ever writes, and little enough to be read at once. */
export const LIMITS = {
  /** Brackets within brackets. */
  depth: 100,
  /** Letters of a seed. */
  seed: 100,
  /** Letters of a foreign name in a refusal. */
  shownName: 40,
  /** Turns, rounds, drawn rolls, numbers of dice: a game of ten thousand turns stays below it, and games go on from here safely. */
  counter: 1_000_000,
} as const;
