/** How much data from outside may hold: far more than the game itself ever writes, and little enough to be read at once. */
export const LIMITS = {
  /** Brackets within brackets. */
  depth: 100,
  /** Letters of a seed. */
  seed: 100,
  /** Letters of the id of a game. */
  id: 100,
  /** Letters of a foreign name in a refusal. */
  shownName: 40,
  /** Turns, rounds, rolls, numbers of dice, games on a sheet. */
  counter: 1_000_000,
  /** Commands of one game; random games of four heroes with sixty potions have some hundreds. */
  commands: 20_000,
  /** Fixed shuffles and rolls of a script. */
  script: 20_000,
  /** Letters of a game as a link. */
  replay: 200_000,
  /** Sets of dice that one choice may offer: they are all listed. */
  choices: 100_000,
  /** Entries of every other list in a state or record. */
  list: 1000,
  /** Chapters of a story: one for each floor and one for the boss. */
  chapters: 10,
  /** Dates have a year of four digits. */
  lastYear: 9999,
  /** Bytes of a file, which is read only if it is not larger. */
  file: 32 * 2 ** 20,
  tuning: 2 ** 20,
} as const;
