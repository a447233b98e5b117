import type { Problem } from '../services';

/** Problems the player need not hear of: the game is as good without what is missing. */
const SILENT = ['soundRefused', 'settingsWrong', 'settingsDenied', 'updatesUnavailable'] as const;

/** Returns whether the player is told of this problem. */
export function isLoud(key: Problem): key is Exclude<Problem, (typeof SILENT)[number]> {
  return !SILENT.some((silent) => silent === key);
}
