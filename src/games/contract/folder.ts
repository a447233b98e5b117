import type { AnyGameDebug } from './debug';
import type { GameOnTitle } from './pages';
import type { GameRecords } from './records';
import type { GameSounds } from './sounds';
import type { GameAtTable } from './table';

/** A game as the catalog lists it: the facts that need no rules, and the ways to fetch all else. */
export interface GameFolder extends GameOnTitle {
  /** The id of its rules, which saves and links bear. */
  readonly id: string;
  /** The addresses of its texts, one for each language. */
  readonly texts: Readonly<Record<'en' | 'it', string>>;
  fetchRecords(): Promise<GameRecords>;
  /** Null for a game without sounds. */
  fetchSounds(): Promise<GameSounds | null>;
  fetchTable(): Promise<GameAtTable>;
  fetchDebug(): Promise<AnyGameDebug>;
}
