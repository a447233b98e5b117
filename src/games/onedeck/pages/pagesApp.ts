import type { Mode, Setup } from '../../../engine/onedeck';
import type { NewGame as NewGameOf, PagesApp } from '../../contract';
import { lastSetupIn, type OneDeckRecords, openOneDeckRecords } from '../records';
import { asOneDeckGame, type TableGame } from '../table';

export type NewGame = NewGameOf<Setup, Mode>;

/** The parts of the app that the pages of One Deck Dungeon use. */
export interface OneDeckApp extends Omit<PagesApp, 'records'> {
  readonly records: OneDeckRecords;
  game(): TableGame | null;
  underWay(mode: Mode['kind']): TableGame | null;
  lastSetup(): Setup | null;
  begin(game: NewGame): void;
}

/** Narrows the parts of the app to the types of One Deck Dungeon. */
export function oneDeckApp(app: PagesApp): OneDeckApp {
  return {
    ...app,
    records: openOneDeckRecords(app.records),
    game: () => asOneDeckGame(app.game()),
    underWay: (mode) => asOneDeckGame(app.underWay(mode)),
    lastSetup: () => lastSetupIn(app.lastSetup()),
  };
}
