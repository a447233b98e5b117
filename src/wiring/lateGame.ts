import { PAGES, type PageId } from '../machines';
import type { HeldTable } from './HeldTable';
import type { SavedGame } from './savedGame';

export interface LateGameParts {
  readonly table: Pick<HeldTable, 'readIdle'>;
  /** The game that the title offers. */
  readonly game: string;
  /** Returns the state of the app. At the table, or on the way there, the game has been read once more already. */
  readonly where: () => string;
  readonly onFound: (found: SavedGame) => void;
  /** The title is shown, and may have more to offer now. */
  readonly onTitle: () => void;
}

const TITLE: PageId = 'title';

/**
 * Looks for the game in progress once more, because the database has answered after the first look was given up. Nothing that lies
 * there is changed, and the player is not told of data that cannot be read: both happen when the table is claimed.
 */
export async function findLateGame({ table, game, where, onFound, onTitle }: LateGameParts): Promise<void> {
  if (!isPage(where())) return;
  const found = await table.readIdle(game);
  if (found === null || !isPage(where())) return;
  // This look may have been given up as well: then the title offers what it has.
  if (found.game !== null || found.newer) onFound(found);
  if (where() === TITLE) onTitle();
}

const isPage = (state: string): boolean => PAGES.some((page) => page === state);
