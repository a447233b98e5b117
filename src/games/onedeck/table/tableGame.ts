import { type History, required } from '../../../engine/kernel';
import { type Command, type Event, type Mode, oneDeckDungeon, type Setup, type State } from '../../../engine/onedeck';
import type { TableGame as AnyTableGame } from '../../contract';

export type TableHistory = History<Setup, State, Command, Event>;

/** A game on the table: its name among all games, what it counts for, and how far it has come. */
export interface TableGame extends AnyTableGame {
  readonly mode: Mode;
  readonly history: TableHistory;
}

/** Returns the game if it is one of One Deck Dungeon. */
export function asOneDeckGame(game: AnyTableGame | null): TableGame | null {
  return game !== null && isOneDeckGame(game) ? game : null;
}

/** The same of a game that can be no other. */
export function theOneDeckGame(game: AnyTableGame): TableGame {
  return required(asOneDeckGame(game), 'a game of One Deck Dungeon');
}

/** Whoever makes a game at the table names the rules by which its history was made or read. */
function isOneDeckGame(game: AnyTableGame): game is TableGame {
  return game.game === oneDeckDungeon.id;
}
