/** The messages from a page to its worker. `SKIP_WAITING` is also sent by pages of older builds. */
export type Word = 'SKIP_WAITING' | 'CLAIM' | 'PRUNE' | 'ASK';

/** The messages that a worker sends unasked. `CHANGED`: the host sends other files than were built, so the worker keeps none. */
export type News = 'CHANGED';

/** The worker's answer to `ASK`. */
export interface Standing {
  /** True when the worker's build is the one that the page runs. */
  readonly knows: boolean;
  /** True when every file of its build is in the cache. */
  readonly whole: boolean;
}

const RUNS = 'lanterndeep-runs ';

/** Every page holds a lock of this name, so that the worker keeps the build that the page runs. */
export function lockOf(entry: string): string {
  return `${RUNS}${entry}`;
}

export function entryIn(lock: string): string | null {
  return lock.startsWith(RUNS) ? lock.slice(RUNS.length) : null;
}
