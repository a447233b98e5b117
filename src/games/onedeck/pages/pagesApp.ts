import type { Mode, Setup } from '../../../engine/onedeck';
import type { NewGame as NewGameOf, PagesApp } from '../../contract';
import { lastSetupIn, type OneDeckRecords, openOneDeckRecords } from '../records';
import { asOneDeckGame, type TableGame } from '../table';

export type NewGame = NewGameOf<Setup, Mode>;

/** What the pages of One Deck Dungeon ask of the app. */
export interface OneDeckApp extends Omit<PagesApp, 'records'> {
  readonly records: OneDeckRecords;
  game(): TableGame | null;
  lastSetup(): Setup | null;
  begin(game: NewGame): void;
}

/** Reads what the app keeps for any game as what this one makes of it. */
export function oneDeckApp(app: PagesApp): OneDeckApp {
  return {
    ...app,
    records: openOneDeckRecords(app.records),
    game: () => asOneDeckGame(app.game()),
    lastSetup: () => lastSetupIn(app.lastSetup()),
  };
}
