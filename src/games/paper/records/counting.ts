import { hashOf } from '../../../engine/kernel';
import { type CampaignId, nextSetup, recordGame, scoreOf, totalOf } from '../../../engine/paper';
import { COUNTS_NOWHERE, countingDaily, countingInRun } from '../../../services';
import type { Counting } from '../../contract';
import { lightsOf } from './chronicleEntry';
import { campaignEntry, dailyEntry } from './entries';
import type { PaperGame } from './paperGame';

/** Returns the changes that the end of a game makes to records other than the chronicle. */
export function countingOf(game: PaperGame): Counting {
  switch (game.mode.kind) {
    case 'daily':
      return dailyCount(game, game.mode.date);
    case 'campaign':
      return campaignCount(game, game.mode.campaign);
    default:
      return COUNTS_NOWHERE;
  }
}

function dailyCount({ id, history: { state } }: PaperGame, date: string): Counting {
  const [seat] = state.seats;
  const points = seat === undefined ? 0 : totalOf(scoreOf(state.dungeon, seat));
  return countingDaily(dailyEntry(date), { id, date, points, lights: lightsOf(state) });
}

/** Adds the game to its campaign if it is the one that is due there. A campaign that was begun anew stays as it is. */
function campaignCount({ history: { state } }: PaperGame, campaign: CampaignId): Counting {
  return countingInRun(campaignEntry(campaign), (kept) => {
    if (hashOf(nextSetup(kept.run)) !== hashOf(state.setup)) return null;
    const written = recordGame(kept.run, state);
    return written.ok ? { run: { ...kept, run: written.value }, facts: {} } : null;
  });
}
