/** The worth of things in points. They were tuned by playing. */
export const WEIGHTS = {
  /** One level of any hero, with the whole game to come. */
  health: 3,
  /** Of the step to the next points of the lowest hero. */
  step: 0.8,
  recolour: 2,
  rogueNear: 0.8,
  /** Hurt that is still to come: skulls of a turn, the rest of a turn, a boss. */
  skulls: 0.85,
  hurts: 0.5,
  bossHurt: 2,
  heart: 0.15,
  fear: 1,
  /** Strength that one more die brings, and the spread of it. */
  strength: 0.65,
  spread: 0.3,
  counter: 0.6,
  /** For each die on the way to the lair. */
  reach: 0.975,
  later: 0.5,
  lairStep: 0.15,
  /** Of the treasure of a room, and what is left of it with each step. */
  treasure: 0.24,
  far: 0.79,
  potion: 1.6,
  item: 2,
  level: 1.8,
  row: 0.6,
  half: 0.5,
  amulet: 3,
  cloak: 2.5,
  armour: 4,
  scepter: 4,
  objective: 0.8,
  mission: 0.8,
  /** A mission among several seats: the chance to be the first. */
  first: 0.6,
  /** A clover, and a die that raises a hero, that is still there. */
  clover: 0.3,
  fitting: 0.15,
};

export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;
