import { isNewerSave, isRecord } from '../../engine/kernel';
import { oneDeckDungeon } from '../../engine/onedeck';
import type { Edit } from '../storage/edits';
import { type Hold, savedUnder } from '../storage/hold';
import { drawerOf } from '../storage/openStorage';
import { bookOf } from './books';
import { entryDrawer } from './drawers';
import { type ChronicleEntry, type EndedGame, entryOf } from './entry';

/** The game as it is saved on the table. */
export interface LastSave {
  readonly slot: string;
  readonly save: object;
  /** Under which claim of the table; without one it is saved in any case. */
  readonly hold?: Hold;
}

/**
 * Everything that the end of a game changes, in one go: a crash leaves all of it or nothing. The game is known by its id,
 * in the chronicle and on the table, so that it counts once, however often and from however many tabs it ends.
 */
export function ending(game: EndedGame, { slot, save, hold }: LastSave, date: Date): Edit {
  const table = drawerOf(slot);
  const entry = entryDrawer(game.id).key;
  const book = bookOf(game);
  const saved = savedUnder(hold ?? null, { key: table, save: { ...save, recorded: true }, isOfNewer });
  return {
    look: [table, ...saved.look, entry, ...book.look],
    overwrites: [table],
    decide(found, setAside) {
      const last = saved.decide(found, setAside);
      // Another tab plays on with this very game: it has not ended.
      if (last.size === 0 && idOf(found.get(table)) === game.id) return last;
      if (found.get(entry) !== undefined || isRecorded(found.get(table), game.id)) return last;
      const { changes, marks } = book.write(found, setAside);
      const told: ChronicleEntry = { ...entryOf(game, date), marks };
      return new Map<string, unknown>([...last, [entry, told], ...changes]);
    },
  };
}

const isOfNewer = (save: unknown): boolean => isNewerSave(oneDeckDungeon, save);

/** Struck out of the chronicle, a game that still lies on the table has been counted all the same. */
function isRecorded(table: unknown, id: string): boolean {
  return isRecord(table) && idOf(table) === id && table['recorded'] === true;
}

function idOf(table: unknown): unknown {
  return isRecord(table) ? table['id'] : undefined;
}
