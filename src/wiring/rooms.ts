import { type OneDeckHouse, pagesIn } from '../games/onedeck/pages';
import type { PageId } from '../machines';
import { type PageBuilder, settingsPage } from '../pages';
import type { SettingsStore } from '../services';
import type { SaveAnswer } from './backup';

/** What the pages around the title ask of the house. */
export interface RoomHouse extends OneDeckHouse {
  readonly settings: SettingsStore;
  readonly playSample: () => void;
  readonly saveBackup: () => Promise<SaveAnswer>;
  /** Resolves when the host turns out to change the game's files. */
  readonly changedByHost: Promise<void>;
  readonly readBackup: (file: File) => Promise<string | null>;
}

export function roomsIn(house: RoomHouse): Readonly<Record<Exclude<PageId, 'title'>, PageBuilder>> {
  const { translate, settings, playSample, saveBackup, readBackup, go } = house;
  return {
    ...pagesIn(house),
    settings: ({ until }) =>
      settingsPage({
        translate,
        settings,
        playSample,
        until,
        onSave: saveBackup,
        onFile: readBackup,
        onCredits: () => go('credits'),
        changedByHost: house.changedByHost,
      }),
    credits: async () => (await import('./credits')).credits(translate),
  };
}
