import { hashOf, LIMITS } from '../../../engine/kernel';
import { type CampaignId, nextSetup, recordGame, scoreOf, totalOf } from '../../../engine/paper';
import { makeRoom, opened } from '../../../services';
import type { Count, Counting } from '../../contract';
import { lightsOf } from './chronicleEntry';
import type { DailyResult } from './daily';
import { campaignEntry, dailyEntry } from './entries';
import type { PaperGame } from './paperGame';

const NOTHING: Count = { changes: new Map(), facts: {} };
const NOWHERE: Counting = { look: [], count: () => NOTHING };

/** Returns the changes that the end of a game makes to records other than the chronicle. */
export function countingOf(game: PaperGame): Counting {
  switch (game.mode.kind) {
    case 'daily':
      return dailyCount(game, game.mode.date);
    case 'campaign':
      return campaignCount(game, game.mode.campaign);
    default:
      return NOWHERE;
  }
}

/** Only the first game of the day counts; later ones raise the number of tries. */
function dailyCount({ id, history: { state } }: PaperGame, date: string): Counting {
  const entry = dailyEntry(date);
  return {
    look: [entry.name],
    count(found, setAside) {
      const first = opened(entry, found);
      makeRoom(entry, found, setAside);
      const [seat] = state.seats;
      const points = seat === undefined ? 0 : totalOf(scoreOf(state.dungeon, seat));
      const here = { id, date, points, lights: lightsOf(state) };
      const daily: DailyResult = { ...(first ?? here), tries: Math.min((first?.tries ?? 0) + 1, LIMITS.counter) };
      return { changes: new Map([[entry.name, daily]]), facts: {} };
    },
  };
}

/** Adds the game to its campaign if it is the one that is due there. A campaign that was begun anew stays as it is. */
function campaignCount({ history: { state } }: PaperGame, campaign: CampaignId): Counting {
  const entry = campaignEntry(campaign);
  return {
    look: [entry.name],
    count(found) {
      const kept = opened(entry, found);
      if (kept === null || hashOf(nextSetup(kept.run)) !== hashOf(state.setup)) return NOTHING;
      const written = recordGame(kept.run, state);
      return written.ok ? { changes: new Map([[entry.name, { ...kept, run: written.value }]]), facts: {} } : NOTHING;
    },
  };
}
