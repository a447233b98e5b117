import type { Parsed } from '../../engine/kernel';
import type { RecordsByGame } from '../../games/contract';
import { endedEntry, gameOf } from './ended';
import { readName } from './names';
import { parseSaved } from './parseSaved';

/**
 * Reads any entry of the database by its name. Entries of a game that this version does not have are kept as they are. Null stands for
 * an entry that this version does not know. The games that it has are fetched before.
 */
export function parseAny(key: string, data: unknown, games: RecordsByGame): Parsed<unknown> | null {
  const name = readName(key);
  const asItIs = { ok: true, value: data } as const;
  switch (name.kind) {
    case 'save':
    case 'waiting': {
      const records = games.fetched(name.game);
      return records === null ? asItIs : parseSaved(records, data);
    }
    case 'own': {
      const records = games.fetched(name.game);
      return records === null ? asItIs : records.parseEntry(name.name, data);
    }
    case 'ended':
      return games.ids.includes(gameOf(data)) ? endedEntry(name.id, games).parse(data) : asItIs;
    case 'aside':
      return asItIs;
    case 'other':
      return null;
  }
}

/** Returns whether an entry is of a game that this version does not have. It stays unless a file replaces it. */
export function isOfUnknownGame(key: string, data: unknown, games: RecordsByGame): boolean {
  const game = gameOfEntry(key, data);
  return game !== '' && !games.ids.includes(game);
}

/** Returns the game that an entry is of; nothing for one that is of no game. */
export function gameOfEntry(key: string, data: unknown): string {
  const name = readName(key);
  if (name.kind === 'ended') return gameOf(data);
  return 'game' in name ? name.game : '';
}
