import { isRecord } from '../../engine/kernel';
import type { GameRecords, TableGame } from '../../games/contract';
import type { Edit } from '../storage/edits';
import { type Hold, savedUnder } from '../storage/hold';
import { keyOfSave } from '../storage/openStorage';
import { momentOf } from './dates';
import { CHRONICLE } from './ended';
import { lengthened, sectionPrefix, shortened } from './section';

/** The slot and the save of the game on the table. */
export interface LastSave {
  readonly slot: string;
  readonly save: object;
  /** The claim under which it is saved; without one it is saved in any case. */
  readonly hold?: Hold;
}

export interface Ending {
  readonly game: TableGame;
  readonly last: LastSave;
  readonly records: GameRecords;
  /** Returns whether only a newer version can read this save. */
  readonly isOfNewer: (save: unknown) => boolean;
}

/**
 * Returns everything that the end of a game changes as one edit, so a crash leaves all of it or nothing. A game has one id
 * in the chronicle and on the table, so it counts once, however often and from however many tabs it ends.
 */
export function ending({ game, last: { slot, save, hold }, records, isOfNewer }: Ending, date: Date): Edit {
  const table = keyOfSave(slot);
  const entry = CHRONICLE + game.id;
  const counting = records.counting(game);
  const prefix = sectionPrefix(game.game);
  const saved = savedUnder(hold ?? null, { key: table, save: { ...save, recorded: true }, isOfNewer });
  return {
    look: [table, ...saved.look, entry, ...counting.look.map((name) => prefix + name)],
    overwrites: [table],
    decide(found, setAside) {
      const last = saved.decide(found, setAside);
      // Another tab plays on with this very game: it has not ended.
      if (last.size === 0 && idOf(found.get(table)) === game.id) return last;
      if (found.get(entry) !== undefined || isRecorded(found.get(table), game.id)) return last;
      const setOwnAside = (name: string, reason: string): void => setAside(prefix + name, reason);
      const { changes, facts } = counting.count(shortened(found, prefix), setOwnAside);
      const { id, mode } = game;
      const ended = { id, game: game.game, date: momentOf(date), mode, ...records.factsOf(game), ...facts };
      return new Map<string, unknown>([...last, [entry, ended], ...lengthened(changes, prefix)]);
    },
  };
}

/** Returns whether the game has been counted. A game that was removed from the chronicle and still lies on the table has been. */
function isRecorded(table: unknown, id: string): boolean {
  return isRecord(table) && idOf(table) === id && table['recorded'] === true;
}

function idOf(table: unknown): unknown {
  return isRecord(table) ? table['id'] : undefined;
}
