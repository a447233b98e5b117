import type { GamePages, PagesApp } from '../games/contract';
import type { Language } from '../services';
import type { PlayedGame, PlayedGames } from './PlayedGames';

/** The services of the app for the pages that serve all games. */
export interface AllGamesApp extends Pick<PagesApp, 'translate' | 'now' | 'go' | 'records'> {
  readonly language: () => Language;
  readonly games: Pick<PlayedGames, 'all' | 'current' | 'isOnly' | 'of'>;
  /** The services for the pages of one game. */
  readonly appOf: (game: PlayedGame) => PagesApp;
  /** Returns the pages of a game once everything that they may ask for is there. */
  readonly pagesOf: (game: PlayedGame) => Promise<GamePages>;
  /** Puts a game on the title. */
  readonly choose: (game: PlayedGame) => void;
}
