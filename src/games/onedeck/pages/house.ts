import type { Mode, Setup } from '../../../engine/onedeck';
import type { NewGame as NewGameOf, PagesHouse } from '../../contract';
import { lastSetupIn, type OneDeckRecords, openOneDeckRecords } from '../records';
import { asOneDeckGame, type TableGame } from '../table';

export type NewGame = NewGameOf<Setup, Mode>;

/** What the pages of One Deck Dungeon ask of the app. */
export interface OneDeckHouse extends Omit<PagesHouse, 'records'> {
  readonly records: OneDeckRecords;
  game(): TableGame | null;
  lastSetup(): Setup | null;
  begin(game: NewGame): void;
}

/** Reads what the app keeps for any game as what this one makes of it. */
export function oneDeckHouse(house: PagesHouse): OneDeckHouse {
  return {
    ...house,
    records: openOneDeckRecords(house.records),
    game: () => asOneDeckGame(house.game()),
    lastSetup: () => lastSetupIn(house.lastSetup()),
  };
}
