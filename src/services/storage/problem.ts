import type { Problem } from '../report';
import { nameOf } from './connection';

const PROBLEMS: Readonly<Record<string, Problem>> = {
  QuotaExceededError: 'storageFull',
  SecurityError: 'storageDenied',
  NotAllowedError: 'storageDenied',
  // Some browsers report this in private windows.
  InvalidStateError: 'storageDenied',
  // A newer tab has moved the database on, or an older one does not let go.
  VersionError: 'storageClosed',
  TimeoutError: 'storageSilent',
};

/** Returns the reason why nothing could be read, with words for reading in place of those for writing. */
export function readProblemOf(error: unknown): Problem {
  const problem = problemOf(error);
  return problem === 'storageBroken' ? 'storageUnread' : problem;
}

export function problemOf(error: unknown): Problem {
  return PROBLEMS[nameOf(error)] ?? 'storageBroken';
}
