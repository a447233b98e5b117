import type { AnyHistory, CodexChapter, GameAtTable, Seating, SignList } from '../../games/contract';
import type { PageId, Players } from '../../machines';
import type { SettingsStore } from '../../services';
import type { Presentation, SoundPort, Translate, Tuning } from '../../table';
import type { KeptStage } from './keptStage';
import type { Think } from './TableSession';

/** The services of the app for any game on the table. */
export interface TableServices {
  readonly translate: Translate;
  readonly sound: SoundPort;
  readonly stage: KeptStage;
  readonly presentation: () => Presentation;
  readonly pace: () => Presentation;
  readonly settings: SettingsStore;
  readonly textScale: () => number;
  readonly onPalette: (act: () => void) => () => void;
  readonly onLanguage: (act: () => void) => () => void;
  readonly notice: (key: 'noWebgl' | 'webglLost' | 'webglGone' | 'tooSmall' | 'pictureBroken') => void;
  readonly report: (problem: unknown) => void;
  readonly crash: (problem: unknown) => void;
}

/** The ways from the table of a game to what lies around it. */
export interface TableWays {
  readonly leave: () => void;
  /** Goes to another page of the game, which waits. */
  readonly go: (page: PageId) => void;
  /** Returns the name of a page of the game. */
  readonly nameOf: (page: PageId) => string;
  /** Fetches the chapters of the codex, which opens over the table. */
  readonly codex: () => Promise<readonly CodexChapter[]>;
  /** Fetches every sign with what it means, the same way. */
  readonly signs: () => Promise<readonly SignList[]>;
  /** Another game, when this one is over. */
  readonly again: () => void;
}

/** A game on the table, with all that it needs of the app. */
export interface GameTableParts extends TableServices, TableWays {
  readonly game: GameAtTable;
  readonly tuning: Tuning;
  readonly history: AnyHistory;
  /** The names of those who play; absent where nobody chose seats. */
  readonly seating?: Seating;
  /** The person or bot that decides for each seat. Without it every seat is a person's. */
  readonly players?: Players;
  /** Decides for the seats of bots. */
  readonly think?: Think;
  /** The debug scene shares a small window with its panel: its table is drawn in whatever room is left. */
  readonly drawnInAnyRoom?: boolean;
  keep(history: AnyHistory): void;
}
