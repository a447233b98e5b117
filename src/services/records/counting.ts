import { LIMITS } from '../../engine/kernel';
import type { Count, Counting, Entry } from '../../games/contract';
import { makeRoom, opened } from './entries';

const NOTHING: Count = { changes: new Map(), facts: {} };

/** For a game that counts in the chronicle alone. */
export const COUNTS_NOWHERE: Counting = { look: [], count: () => NOTHING };

/** Only the first game of the day counts; later ones raise the number of tries. */
export function countingDaily<Daily extends { readonly tries: number }>(
  entry: Entry<Daily>,
  here: Omit<Daily, 'tries'>,
): Counting {
  return {
    look: [entry.name],
    count(found, setAside) {
      const first = opened(entry, found);
      makeRoom(entry, found, setAside);
      const daily = { ...(first ?? here), tries: Math.min((first?.tries ?? 0) + 1, LIMITS.counter) };
      return { changes: new Map([[entry.name, daily]]), facts: {} };
    },
  };
}

/** What a run of several games has become, and the facts of the game for the chronicle. */
export interface Added<Run> {
  readonly run: Run;
  readonly facts: object;
}

/**
 * Adds the game to the run of several games that it is part of. A run that was given up, or that only a newer version can
 * read, stays as it is, and so does one for which `add` returns null: another game is due there.
 */
export function countingInRun<Run>(entry: Entry<Run>, add: (run: Run) => Added<Run> | null): Counting {
  return {
    look: [entry.name],
    count(found) {
      const kept = opened(entry, found);
      const added = kept === null ? null : add(kept);
      return added === null ? NOTHING : { changes: new Map([[entry.name, added.run]]), facts: added.facts };
    },
  };
}
