import { isRecord } from '../../engine/kernel';
import type { GameRecords, TableGame } from '../../games/contract';
import type { Edit } from '../storage/edits';
import { type Hold, savedUnder } from '../storage/hold';
import { keyOfSave } from '../storage/openStorage';
import { momentOf } from './dates';
import { CHRONICLE } from './ended';
import { lengthened, sectionPrefix, shortened } from './section';

/** The game as it is saved on the table. */
export interface LastSave {
  readonly slot: string;
  readonly save: object;
  /** Under which claim of the table; without one it is saved in any case. */
  readonly hold?: Hold;
}

export interface Ending {
  readonly game: TableGame;
  readonly last: LastSave;
  readonly records: GameRecords;
  /** Whether only a newer version can read this save. */
  readonly isOfNewer: (save: unknown) => boolean;
}

/**
 * Everything that the end of a game changes, in one go: a crash leaves all of it or nothing. The game is known by its id,
 * in the chronicle and on the table, so that it counts once, however often and from however many tabs it ends.
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

/** Struck out of the chronicle, a game that still lies on the table has been counted all the same. */
function isRecorded(table: unknown, id: string): boolean {
  return isRecord(table) && idOf(table) === id && table['recorded'] === true;
}

function idOf(table: unknown): unknown {
  return isRecord(table) ? table['id'] : undefined;
}
