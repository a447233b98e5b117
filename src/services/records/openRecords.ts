import { required } from '../../engine/kernel';
import type { KeptRecords, RecordsByGame, TableGame } from '../../games/contract';
import type { Report } from '../report';
import { put } from '../storage/edits';
import type { GameStorage } from '../storage/openStorage';
import { CHRONICLE, endedEntry, gameOf } from './ended';
import { ending, type LastSave } from './ending';
import { newestFirst, readEntries } from './readEntries';
import { sectionOf } from './section';

/**
 * The records beyond the games under way. Like the storage beneath, nothing here throws or rejects. A record that cannot be read
 * may be of a newer version: reading leaves it where it lies, and writing in its place sets it aside.
 */
export interface Records extends KeptRecords {
  /** Records a game that is over, exactly once, and saves it as the game on the table. */
  conclude(game: TableGame, last: LastSave): void;
}

export interface RecordsOptions {
  readonly storage: Pick<GameStorage, 'read' | 'list' | 'edit'>;
  readonly games: RecordsByGame;
  readonly report: Report;
  /** Returns whether only a newer version can read this save. */
  readonly isOfNewer?: (save: unknown) => boolean;
  readonly now?: () => Date;
}

export function openRecords(options: RecordsOptions): Records {
  const { storage, games, report, isOfNewer = () => false, now = () => new Date() } = options;
  const reader = readEntries({ ...storage, list: listKnown }, onUnread);

  let isTroubleTold = false;

  function onUnread(cause: string): void {
    if (!isTroubleTold) report({ key: 'recordUnread', cause });
    isTroubleTold = true;
  }

  /** Entries of the chronicle whose games this version has, fetched so that they can be read. */
  async function listKnown(prefix: string) {
    const found = await storage.list(prefix);
    for (const id of new Set([...found.values()].map(gameOf))) await games.fetch(id);
    return new Map([...found].filter(([, data]) => games.fetched(gameOf(data)) !== null));
  }

  return {
    conclude(game, last) {
      const records = required(games.fetched(game.game), 'records');
      storage.edit(ending({ game, last, records, isOfNewer }, now()));
    },
    chronicle: async () => newestFirst(await reader.readAll(CHRONICLE, (id) => endedEntry(id, games))),
    async entry(id) {
      const [data] = (await storage.read([CHRONICLE + id])).values();
      if (data === undefined || (await games.fetch(gameOf(data))) === null) return null;
      return (await reader.read([endedEntry(id, games)]))[0] ?? null;
    },
    remove: (id) => storage.edit(put([[CHRONICLE + id, undefined]])),
    section: (game) => sectionOf(storage, game),
    reader: (game) => readEntries(sectionOf(storage, game), onUnread),
  };
}
