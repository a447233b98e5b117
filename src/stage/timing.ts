export interface Timing {
  /** Milliseconds at single speed. */
  readonly duration: number;
  readonly ease: string;
  readonly delay?: number;
}

export const MOTIONS = ['timeSpent', 'doorPlaced', 'doorOpened', 'damageTaken', 'dieRolled', 'boxCovered'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Every duration and easing at the table, read from `assets/tuning.json`. */
export type Tuning = Readonly<Record<Motion, Timing>>;

export type Speed = 1 | 2 | 4 | 'instant';

export function paced(timing: Timing, speed: Exclude<Speed, 'instant'>): Timing {
  const { duration, ease, delay = 0 } = timing;
  return { duration: duration / speed, ease, delay: delay / speed };
}
