import type { History } from '../../../engine/kernel';
import { type Command, type Event, paperDungeons, type Setup, type State } from '../../../engine/paper';
import type { TableGame } from '../../contract';
import type { PaperMode } from './modes';

type PaperHistory = History<Setup, State, Command, Event>;

/** A game of Paper Dungeons on the table. */
export interface PaperGame extends TableGame {
  readonly mode: PaperMode;
  readonly history: PaperHistory;
}

/** Returns the game if it is one of Paper Dungeons. */
export function asPaperGame(game: TableGame | null): PaperGame | null {
  return game !== null && isPaperGame(game) ? game : null;
}

/** The maker of a game names the rules of its history in `game`, so the id decides the type of the history. */
function isPaperGame(game: TableGame): game is PaperGame {
  return game.game === paperDungeons.id;
}
