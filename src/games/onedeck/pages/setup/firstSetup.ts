import type { Setup } from '../../../../engine/onedeck';
import type { OneDeckApp } from '../pagesApp';

/** The setup of the form before the player has ever chosen one. */
export const FIRST_SETUP: Setup = { heroes: ['warrior'], dungeon: 'dragons-cave', tier: 'novice' };

/** Why the tier is chosen, where the last game does not say it. */
export type TierReason = 'beforeWin' | 'afterWin';

export interface LikelySetup {
  readonly last: Setup;
  readonly reason: TierReason | null;
}

type LikelyApp = Pick<OneDeckApp, 'lastSetup'> & {
  readonly records: { chronicle(): Promise<readonly { readonly outcome: string }[]> };
};

/** Returns the last setup, or the first one. A novice plays on without the help once the first game is won. */
export async function likelySetup({ lastSetup, records }: LikelyApp): Promise<LikelySetup> {
  const kept = lastSetup();
  const last = kept ?? FIRST_SETUP;
  if (last.tier !== 'novice') return { last, reason: null };
  const games = await records.chronicle();
  const wins = games.filter(({ outcome }) => outcome === 'victory').length;
  if (wins === 0) return { last, reason: 'beforeWin' };
  // A player who chose to be a novice again after the first win stays one.
  const isFresh = kept === null || (wins === 1 && games[0]?.outcome === 'victory');
  return isFresh ? { last: { ...last, tier: 'standard' }, reason: 'afterWin' } : { last, reason: null };
}
