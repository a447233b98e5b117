import type { Mode, Setup } from '../../../engine/onedeck';
import type { NewGame as NewGameOf, PagesHouse } from '../../contract';
import type { OneDeckRecords } from '../records';
import type { TableGame } from '../table';

export type NewGame = NewGameOf<Setup, Mode>;

/** What the pages of One Deck Dungeon ask of the house. */
export interface OneDeckHouse extends PagesHouse {
  readonly records: OneDeckRecords;
  game(): TableGame | null;
  lastSetup(): Setup | null;
  begin(game: NewGame): void;
}
