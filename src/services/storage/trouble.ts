import type { Problem, Report } from '../report';
import { problemOf, readProblemOf } from './problem';

/** Reports what the storage cannot do. */
export interface Trouble {
  /** A write failed: this is said once for as long as it lasts. */
  met(cause: unknown): void;
  /** A read failed: this is said each time, because what is on the screen then lacks something. */
  metReading(cause: unknown): void;
  over(): void;
}

export function watchTrouble(report: Report): Trouble {
  let reported: Problem | null = null;
  return {
    met(cause) {
      const key = problemOf(cause);
      if (key !== reported) report({ key, cause });
      reported = key;
    },
    metReading(cause) {
      const key = readProblemOf(cause);
      if (key !== reported || key === 'storageUnread') report({ key, cause });
      reported = key;
    },
    over() {
      reported = null;
    },
  };
}
