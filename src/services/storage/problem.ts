import type { Problem } from '../report';
import { nameOf } from './connection';

const PROBLEMS: Readonly<Record<string, Problem>> = {
  QuotaExceededError: 'storageFull',
  SecurityError: 'storageDenied',
  NotAllowedError: 'storageDenied',
  // What some browsers say in their private windows.
  InvalidStateError: 'storageDenied',
  // A newer tab has moved the database on, or an older one does not let go.
  VersionError: 'storageClosed',
  TimeoutError: 'storageSilent',
};

/** Why nothing could be read, in other words where nothing was to be written. */
export function readProblemOf(error: unknown): Problem {
  const problem = problemOf(error);
  return problem === 'storageBroken' ? 'storageUnread' : problem;
}

export function problemOf(error: unknown): Problem {
  return PROBLEMS[nameOf(error)] ?? 'storageBroken';
}
