/** Milliseconds after the first failure; each further one triples them. */
const FIRST = 5000;
const LONGEST = 300_000;

export interface GrowingPause {
  /** Notes a failure: the next try has to wait, longer each time. */
  failed(): void;
  isOver(): boolean;
  /** Shortens the pause to the first one, because conditions have improved. */
  shorten(): void;
}

/** Limits how often something that fails is tried again. */
export function growingPause(now: () => number): GrowingPause {
  let last = Number.NEGATIVE_INFINITY;
  let pause = 0;
  return {
    failed() {
      last = now();
      pause = Math.min(LONGEST, pause === 0 ? FIRST : pause * 3);
    },
    isOver: () => now() - last >= pause,
    shorten() {
      pause = Math.min(pause, FIRST);
    },
  };
}
