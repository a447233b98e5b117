import type { Problem, Report } from '../report';
import { problemOf } from './problem';

/** A storage that fails says so once for as long as it lasts. */
export interface Trouble {
  met(cause: unknown): void;
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
    over() {
      reported = null;
    },
  };
}
