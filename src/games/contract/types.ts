import type { Fact, Game, History } from '../../engine/kernel';
import type { Seating } from './seating';

/** Any game, for code that passes setups, states, commands and events on and looks into none of them. */
export type AnyGame = Game<unknown, unknown, Fact, Fact>;
export type AnyHistory = History<unknown, unknown, Fact, Fact>;

/** Says what a game counts for. Every game has `free` and `practice`, and may have more of its own: a daily game, a campaign. */
export interface Mode {
  readonly kind: string;
}

/** A game for its own sake, which goes into the chronicle. */
export const FREE = { kind: 'free' } as const satisfies Mode;
/** A game that may take back anything and counts for nothing. */
export const PRACTICE = { kind: 'practice' } as const satisfies Mode;

/** A game on the table. */
export interface TableGame {
  /** The id of its rules. */
  readonly game: string;
  /** Its name among all games that were ever begun. */
  readonly id: string;
  readonly mode: Mode;
  readonly history: AnyHistory;
  /** Without it every seat is a person's, with the name that the game gives it. */
  readonly seating?: Seating;
}

/** The facts of every entry of the chronicle, whichever game it is about. */
export interface ChronicleFacts {
  readonly id: string;
  readonly date: string;
  readonly outcome: 'victory' | 'defeat';
}
