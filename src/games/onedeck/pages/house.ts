import type { Seed } from '../../../engine/kernel';
import type { Mode, Setup } from '../../../engine/onedeck';
import type { PageId } from '../../../machines';
import type { Records } from '../../../services';
import type { Translate } from '../../../table';
import type { NewGame as NewGameOf } from '../../contract';
import type { TableGame } from '../table';

export type NewGame = NewGameOf<Setup, Mode>;

/** What the pages of One Deck Dungeon ask of the house. */
export interface OneDeckHouse {
  readonly translate: Translate;
  readonly language: () => string;
  readonly now: () => Date;
  readonly freshSeed: () => Seed;
  readonly records: Records;
  /** The game that lies on the table, also when it is over. */
  readonly game: () => TableGame | null;
  /** How the last game was set up. */
  readonly lastSetup: () => Setup;
  readonly go: (page: PageId, detail?: string) => void;
  readonly begin: (game: NewGame) => void;
  /** Lays a game on the table whose moves were made elsewhere. */
  readonly play: (game: Pick<TableGame, 'history' | 'mode'>) => void;
  readonly resume: () => void;
}
