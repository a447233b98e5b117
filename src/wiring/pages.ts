import type { State } from '../engine/onedeck';
import { type PageTable, settingsPage, setupPage, titlePage } from '../pages';
import type { SettingsStore } from '../services';
import { campaignSetup, isCampaign } from './campaignSetup';
import { type DailyHouse, today, todayWords } from './daily';
import { type RecordHouse, recordPages } from './recordPages';
import { type ReplayHouse, replayed } from './replay';
import { recordNotes } from './titleNotes';

/** What the pages may ask of the house. */
export interface PageHouse extends RecordHouse, Omit<DailyHouse, 'records'>, Omit<ReplayHouse, 'go'> {
  readonly settings: SettingsStore;
  readonly playSample: () => void;
  readonly saveBackup: () => void;
  readonly readBackup: (file: File) => Promise<string | null>;
  /** The game that lies on the table, also when it is over. */
  readonly saved: () => State | null;
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
        notes: {
          daily: todayWords(house),
          gauntlet: translate('title.allInARow'),
          campaign: translate('title.heroesLearn'),
        },
        later: recordNotes(house),
        onContinue: house.resume,
        onGo: house.go,
      }),
    setup: ({ detail }) =>
      isCampaign(detail)
        ? campaignSetup(house, detail)
        : setupPage({
            translate,
            last: house.lastSetup(),
            onBegin: (setup, seed) => house.begin({ setup, ...(seed !== null && { seed }) }),
          }),
    daily: () => today(house),
    ...recordPages(house),
    replay: ({ detail }) => replayed(detail ?? '', house),
    settings: ({ until }) =>
      settingsPage({ translate, settings, playSample, until, onSave: house.saveBackup, onFile: house.readBackup }),
  };
  return pages;
}
