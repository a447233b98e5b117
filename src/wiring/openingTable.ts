import type { Opening, TableGame } from '../machines';
import type { HeldTable } from './HeldTable';
import type { SavedGame } from './savedGame';

export interface OpeningParts {
  readonly table: Pick<HeldTable, 'claim' | 'keep' | 'leave' | 'isHeld'>;
  readonly onFound: (found: SavedGame) => void;
  /** Asks the player before a game under way is given up. */
  readonly mayGiveUp: (game: TableGame) => Promise<boolean>;
}

export type Opened = { readonly game: TableGame } | 'taken' | 'declined' | 'nothing';

/**
 * Claims the table and lays a game on it. Another tab may have played since this one last looked, so the player is asked
 * about the game that lies there after the claim.
 */
export async function laidOnTable(opening: Opening, { table, onFound, mayGiveUp }: OpeningParts): Promise<Opened> {
  const found = await table.claim();
  if (found === 'taken') return 'taken';
  onFound(found);
  const game = opening === 'continue' ? found.game : opening;
  if (game === null) return left(table, 'nothing');
  const isGivenUp = found.game !== null && found.game.id !== game.id && isUnderWay(found.game);
  if (isGivenUp && !(await mayGiveUp(found.game))) return left(table, 'declined');
  // It may have been lost while the player thought about it.
  if (!table.isHeld) return 'nothing';
  table.keep(game);
  return { game };
}

function left(table: OpeningParts['table'], how: 'nothing' | 'declined'): Opened {
  void table.leave();
  return how;
}

/** A game that goes on under newer rules has no past, but was played. */
function isUnderWay({ history }: TableGame): boolean {
  const begun = history.past !== null || history.origin.base !== null;
  return begun && history.state.phase !== 'over';
}
