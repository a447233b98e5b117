import type { Translate } from '../../table';
import type { AnyGameDebug } from './debug';
import type { CodexChapter, GameOnTitle } from './pages';
import type { GameRecords } from './records';
import type { GameSounds } from './sounds';
import type { GameAtTable } from './table';

/** The addresses of texts, one for each language. */
type GameTexts = Readonly<Record<'en' | 'it', string>>;

/** A game as the catalog lists it: the facts that need no rules, and the ways to fetch all else. */
export interface GameFolder extends GameOnTitle {
  /** The id of its rules, which saves and links bear. */
  readonly id: string;
  readonly texts: GameTexts;
  /** The texts that a game from its setup to its summary does not need. The codex waits for them, and so does a page that asks. */
  readonly pageTexts?: GameTexts;
  fetchRecords(): Promise<GameRecords>;
  /** Null for a game without sounds. */
  fetchSounds(): Promise<GameSounds | null>;
  fetchTable(): Promise<GameAtTable>;
  fetchCodex(): Promise<(translate: Translate) => readonly CodexChapter[]>;
  fetchDebug(): Promise<AnyGameDebug>;
}
