import { isNewerSave, isRecord } from '../engine/kernel';
import { GAMES } from '../games/catalog';
import type { GameRecords, RecordsByGame } from '../games/contract';

/** The records of the games in the catalog, each fetched once. */
export function openGames(): RecordsByGame {
  const fetched = new Map<string, GameRecords>();
  return {
    ids: GAMES.map(({ id }) => id),
    async fetch(id) {
      const folder = GAMES.find((game) => game.id === id);
      const records = fetched.get(id) ?? (await folder?.fetchRecords()) ?? null;
      if (records !== null) fetched.set(id, records);
      return records;
    },
    fetched: (id) => fetched.get(id) ?? null,
  };
}

/** No game has this name: only the format of a save counts. */
const NO_GAME = { id: '', rulesVersion: 0 };

/** Says of a save whether only a newer version can read it: it is of another game, of newer rules, or of a newer format. */
export function newerSaves(games: RecordsByGame): (save: unknown) => boolean {
  return (save) => {
    const { game, format } = isRecord(save) ? save : {};
    const records = typeof game === 'string' ? games.fetched(game) : null;
    if (records !== null) return isNewerSave(records.rules, save);
    return isNewerSave(NO_GAME, save) || (typeof game === 'string' && typeof format === 'string');
  };
}
