import type { Translate } from '../../table';
import type { AnyGameDebug } from './debug';
import type { CodexChapter, GameOnTitle, SignList } from './pages';
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
  /** Texts that a game is played without, from its setup to its summary. Codex and signs wait for them, and so does a page that asks. */
  readonly pageTexts?: GameTexts;
  fetchRecords(): Promise<GameRecords>;
  /** Null for a game without sounds. */
  fetchSounds(): Promise<GameSounds | null>;
  fetchTable(): Promise<GameAtTable>;
  fetchCodex(): Promise<(translate: Translate) => readonly CodexChapter[]>;
  /** Fetches every sign at the table with what it means. */
  fetchSigns(): Promise<(translate: Translate) => readonly SignList[]>;
  fetchDebug(): Promise<AnyGameDebug>;
}
