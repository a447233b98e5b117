import type { DungeonId, State } from '../../../src/engine/paper';
import { aTurn, Table } from './table';

interface Opening {
  readonly dungeon: DungeonId;
  readonly seats?: number;
}

const KNOWN = new Map<string, State>();

/** The dice of this turn lie there, and nobody has done anything yet. Such tables are played once for all tests of a file. */
export function atTurn(turn: number, { dungeon, seats = 1 }: Opening): Table {
  const name = `${dungeon} ${seats} ${turn}`;
  const state = KNOWN.get(name) ?? aTurn({ dungeon, seats }).untilTurn(turn).state;
  KNOWN.set(name, state);
  return new Table(state);
}
