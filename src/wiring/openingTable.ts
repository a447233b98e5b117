import type { RecordsByGame, TableGame } from '../games/contract';
import type { Opening } from '../machines';
import type { HeldTable } from './HeldTable';
import type { SavedGame } from './savedGame';

export interface OpeningParts {
  /** The game whose table is opened. */
  readonly of: string;
  readonly games: RecordsByGame;
  readonly table: Pick<HeldTable, 'claim' | 'keep' | 'leave' | 'isHeld' | 'setNewerNoteAside'>;
  readonly onFound: (found: SavedGame) => void;
  /** Asks the player before a game under way is given up; `newer` stands for one that only a newer version can read. */
  readonly mayGiveUp: (game: TableGame | 'newer') => Promise<boolean>;
}

export type Opened = { readonly game: TableGame } | 'taken' | 'declined' | 'nothing';

/**
 * Claims the table and lays a game on it. Another tab may have played since this one last looked, so the player is asked
 * about the game that lies there after the claim.
 */
export async function laidOnTable(opening: Opening<TableGame>, parts: OpeningParts): Promise<Opened> {
  const { of, table, onFound, mayGiveUp } = parts;
  const found = await table.claim(of);
  if (found === 'taken') return 'taken';
  onFound(found);
  const game = opening === 'continue' ? found.game : opening;
  if (game === null) return left(table, 'nothing');
  const givenUp = givenUpFor(game, found, parts.games);
  if (givenUp !== null && !(await mayGiveUp(givenUp))) return left(table, 'declined');
  if (givenUp === 'newer') await table.setNewerNoteAside(of);
  // It may have been lost while the player thought about it.
  if (!table.isHeld) return 'nothing';
  table.keep(game);
  return { game };
}

function left(table: OpeningParts['table'], how: 'nothing' | 'declined'): Opened {
  void table.leave();
  return how;
}

/** Returns the game that the player gives up for this one; null where there is none. */
function givenUpFor(game: TableGame, found: SavedGame, games: RecordsByGame): TableGame | 'newer' | null {
  if (found.newer) return 'newer';
  return found.game !== null && found.game.id !== game.id && isUnderWay(found.game, games) ? found.game : null;
}

/** A game that goes on under newer rules has no past, but was played. */
function isUnderWay({ game, history }: TableGame, games: RecordsByGame): boolean {
  const begun = history.past !== null || history.origin.base !== null;
  return begun && games.fetched(game)?.rules.outcome(history.state).over === false;
}
