import { type History, required } from '../../../engine/kernel';
import { type Command, type Event, type Mode, oneDeckDungeon, type Setup, type State } from '../../../engine/onedeck';
import type { TableGame as AnyTableGame } from '../../contract';

export type TableHistory = History<Setup, State, Command, Event>;

/** A game on the table: its id, its mode and its history. */
export interface TableGame extends AnyTableGame {
  readonly mode: Mode;
  readonly history: TableHistory;
}

/** Returns the game if it is one of One Deck Dungeon. */
export function asOneDeckGame(game: AnyTableGame | null): TableGame | null {
  return game !== null && isOneDeckGame(game) ? game : null;
}

/** Returns the game as one of One Deck Dungeon, for callers that know it is one. */
export function theOneDeckGame(game: AnyTableGame): TableGame {
  return required(asOneDeckGame(game), 'a game of One Deck Dungeon');
}

/** The maker of a game names the rules of its history in `game`, so the id decides the type of the history. */
function isOneDeckGame(game: AnyTableGame): game is TableGame {
  return game.game === oneDeckDungeon.id;
}
