import type { Command } from '../../../../src/engine/onedeck';
import type { Game } from '../games';

/** Somebody at the table who does what is to be done with one device alone. */
export interface Player {
  /** Does everything that this command takes, from a table that waits in the state of this game. */
  carryOut(game: Game, command: Command): Promise<void>;
}
