import type { Setup, State } from '../engine/onedeck';
import type { PageId } from '../machines';
import { type PageTable, settingsPage, setupPage, titlePage } from '../pages';
import type { SettingsStore } from '../services';
import type { Translate } from '../stage';
import type { NewGame } from './newGame';

/** What the pages may ask of the house. */
export interface PageHouse {
  readonly translate: Translate;
  readonly settings: SettingsStore;
  readonly playSample: () => void;
  /** The game that lies on the table, also when it is over. */
  readonly saved: () => State | null;
  /** How the last game was set up. */
  readonly setup: () => Setup;
  readonly go: (page: PageId, detail?: string) => void;
  readonly resume: () => void;
  readonly begin: (game: NewGame) => void;
}

/** Every page that can be gone to, by its name in the address: the title offers what stands here. */
export function pagesIn(house: PageHouse): PageTable {
  const { translate, settings, playSample } = house;
  const pages: PageTable = {
    title: () =>
      titlePage({
        translate,
        saved: house.saved(),
        offers: (page) => Object.hasOwn(pages, page),
        notes: {},
        onContinue: house.resume,
        onGo: house.go,
      }),
    setup: () => setupPage({ translate, setup: house.setup(), onBegin: (setup) => house.begin({ setup }) }),
    settings: ({ until }) => settingsPage({ translate, settings, playSample, until }),
  };
  return pages;
}
