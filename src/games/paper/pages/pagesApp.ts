import { paperDungeons, type Setup } from '../../../engine/paper';
import type { NewGame, PagesApp } from '../../contract';
import { asPaperGame, openPaperRecords, type PaperGame, type PaperMode, type PaperRecords } from '../records';

/** The parts of the app that the pages of Paper Dungeons use. */
export interface PaperApp extends Omit<PagesApp, 'records'> {
  readonly records: PaperRecords;
  game(): PaperGame | null;
  underWay(mode: PaperMode['kind']): PaperGame | null;
  lastSetup(): Setup | null;
  begin(game: NewGame<Setup, PaperMode>): void;
}

/** Narrows the parts of the app to the types of Paper Dungeons. */
export function paperApp(app: PagesApp): PaperApp {
  return {
    ...app,
    records: openPaperRecords(app.records),
    game: () => asPaperGame(app.game()),
    underWay: (mode) => asPaperGame(app.underWay(mode)),
    lastSetup() {
      const setup = paperDungeons.parseSetup(app.lastSetup());
      return setup.ok ? setup.value : null;
    },
  };
}
