import { openRecords, openStorage, openTable, type Report } from '../services';
import { newerSaves, openGames } from './games';
import { HeldTable } from './HeldTable';
import { openLastSeatings } from './lastSeatings';
import { openLastSetups } from './lastSetups';

export interface KeptParts {
  readonly report: Report;
  /** The database answers after all, after something was read without it. */
  readonly onAnswer: () => void;
  /** Another tab has the table from now on. */
  readonly onLost: () => void;
}

/** Everything that the browser keeps of the games: saves, records, last setups, and the table on which one of them lies. */
export function openKept({ report, onAnswer, onLost }: KeptParts) {
  const games = openGames();
  const isOfNewer = newerSaves(games);
  const storage = openStorage({ report, isOfNewer, onAnswer });
  const records = openRecords({ storage, games, report, isOfNewer });
  const table = new HeldTable({ storage, records, games, openTable, onLost });
  return {
    games,
    storage,
    records,
    table,
    lastSetups: openLastSetups(games, { report }),
    lastSeatings: openLastSeatings({ report }),
  };
}
