import { isRecord, refuse } from '../../engine/kernel';
import type { EndedGame, Entry, RecordsByGame } from '../../games/contract';
import { FIRST_GAME } from '../storage/firstVersion';
import { owned } from './entries';

export const CHRONICLE = 'chronicle/';

/** The chronicle entry of the game with this id. Its rules have to be fetched before. */
export function endedEntry(id: string, games: RecordsByGame): Entry<EndedGame> {
  return {
    name: CHRONICLE + id,
    parse(data) {
      const records = games.fetched(gameOf(data));
      if (records === null) return refuse('entryOfUnknownGame');
      return owned(records.parseEnded(data), (ended) => ended.id === id, 'entryOfAnother');
    },
  };
}

/** The id of the game that an entry of the chronicle is of. Entries that name none are of versions that had one game. */
export function gameOf(data: unknown): string {
  const game = isRecord(data) ? data['game'] : undefined;
  return typeof game === 'string' ? game : FIRST_GAME;
}
