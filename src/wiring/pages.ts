import type { Setup, State } from '../engine/onedeck';
import type { PageId } from '../machines';
import { type PageTable, setupPage, titlePage } from '../pages';
import type { Language, SettingsStore } from '../services';
import type { Translate } from '../stage';
import type { NewGame } from './newGame';

/** What the pages may ask of the house. */
export interface PageHouse {
  readonly translate: () => Translate;
  readonly language: () => Language;
  readonly settings: SettingsStore;
  /** The game that lies on the table, also when it is over. */
  readonly saved: () => State | null;
  /** How the last game was set up. */
  readonly setup: () => Setup;
  readonly go: (page: PageId, detail?: string) => void;
  readonly resume: () => void;
  readonly begin: (game: NewGame) => void;
  readonly turnLanguage: () => void;
  readonly refresh: () => void;
}

/** Every page that can be gone to, by its name in the address: the title offers what stands here. */
export function pagesIn(house: PageHouse): PageTable {
  const pages: PageTable = {
    title: () =>
      titlePage({
        translate: house.translate(),
        language: house.language(),
        muted: house.settings.current().muted,
        saved: house.saved(),
        offers: (page) => Object.hasOwn(pages, page),
        onContinue: house.resume,
        onGo: house.go,
        onLanguage: house.turnLanguage,
        onMuted: (muted) => {
          house.settings.change({ muted });
          house.refresh();
        },
      }),
    setup: () => setupPage({ translate: house.translate(), setup: house.setup(), onBegin: (setup) => house.begin({ setup }) }),
  };
  return pages;
}
