import { paperDungeons } from '../../../../src/engine/paper';
import type { RecordsByGame } from '../../../../src/games/contract';
import { paperRecords } from '../../../../src/games/paper/records';

/** The records of this game alone, which is in no catalog yet. */
export const PAPER_ALONE: RecordsByGame = {
  ids: [paperDungeons.id],
  fetch: async (id) => (id === paperDungeons.id ? paperRecords : null),
  fetched: (id) => (id === paperDungeons.id ? paperRecords : null),
};
