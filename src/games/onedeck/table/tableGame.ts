import type { History } from '../../../engine/kernel';
import type { Command, Event, Mode, Setup, State } from '../../../engine/onedeck';

export type TableHistory = History<Setup, State, Command, Event>;

/** A game on the table: its name among all games, what it counts for, and how far it has come. */
export interface TableGame {
  readonly id: string;
  readonly mode: Mode;
  readonly history: TableHistory;
}
