import type { AnyHistory, GameAtTable } from '../../games/contract';
import type { PageId, Players } from '../../machines';
import type { SettingsStore } from '../../services';
import type { Presentation, SoundPort, Translate, Tuning } from '../../table';
import type { Think } from './TableSession';

/** The services of the app for a game on the table. */
export interface GameTableParts {
  readonly game: GameAtTable;
  readonly history: AnyHistory;
  /** The person or bot that decides for each seat. Without it every seat is a person's. */
  readonly players?: Players;
  /** Decides for the seats of bots. */
  readonly think?: Think;
  readonly translate: Translate;
  readonly sound: SoundPort;
  readonly tuning: Tuning;
  readonly presentation: () => Presentation;
  readonly pace: () => Presentation;
  readonly settings: SettingsStore;
  readonly textScale: () => number;
  /** The debug scene shares a small window with its panel: its table is drawn in whatever room is left. */
  readonly drawnInAnyRoom?: boolean;
  readonly onPalette: (act: () => void) => () => void;
  readonly onLanguage: (act: () => void) => () => void;
  keep(history: AnyHistory): void;
  readonly leave: () => void;
  /** To another page; the game waits. */
  readonly go: (page: PageId) => void;
  /** Another game, when this one is over. */
  readonly again: () => void;
  readonly notice: (key: 'noWebgl' | 'webglLost' | 'webglGone' | 'tooSmall' | 'pictureBroken') => void;
  readonly report: (problem: unknown) => void;
  readonly crash: (problem: unknown) => void;
}
