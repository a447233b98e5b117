import type { TextFiles } from '../../services';
import type { AnyGameDebug } from './debug';
import type { GameOnTitle } from './pages';
import type { GameAtTable } from './table';

/** A game as the catalog lists it: the facts that need no rules, and the ways to fetch all else. */
export interface GameFolder extends GameOnTitle {
  /** The id of its rules, which saves and links bear. */
  readonly id: string;
  readonly texts: TextFiles;
  fetchTable(): Promise<GameAtTable>;
  fetchDebug(): Promise<AnyGameDebug>;
}
