import { type PageId, TITLE } from '../machines';
import type { HeldTable } from './HeldTable';
import type { SavedGame } from './savedGame';

export interface LateGameParts {
  readonly table: Pick<HeldTable, 'readIdle'>;
  /** The game that the title offers. */
  readonly game: string;
  /** Returns the page that is shown; null at the table, or on the way there, where the game has been read once more already. */
  readonly where: () => PageId | null;
  readonly onFound: (found: SavedGame) => void;
  /** The title is shown, and may have more to offer now. */
  readonly onOffer: () => void;
}

/**
 * Looks for the game in progress once more, because the database has answered after the first look was given up. Nothing that lies
 * there is changed, and the player is not told of data that cannot be read: both happen when the table is claimed.
 */
export async function findLateGame({ table, game, where, onFound, onOffer }: LateGameParts): Promise<void> {
  if (where() === null) return;
  const found = await table.readIdle(game);
  if (found === null || where() === null) return;
  // This look may have been given up as well: then the title offers what it has.
  if (found.game !== null || found.newer) onFound(found);
  if (where() === TITLE) onOffer();
}
