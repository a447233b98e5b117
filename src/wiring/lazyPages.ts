import type { PageBuilder } from '../games/contract';
import type { PageId } from '../machines';
import type { SettingsStore } from '../services';
import type { AllGamesApp } from './allGames';
import type { SaveAnswer } from './backup';
import { replayed } from './replay';

/** The services of the app for the pages that serve all games. */
export interface LazyPagesApp extends AllGamesApp {
  readonly settings: SettingsStore;
  readonly playSample: () => void;
  readonly saveBackup: () => Promise<SaveAnswer>;
  /** Resolves when the host turns out to change the game's files. */
  readonly changedByHost: Promise<void>;
  readonly readBackup: (file: File) => Promise<string | null>;
}

export type Room = 'chronicle' | 'settings' | 'credits' | 'replay';

/** The pages that are the same whichever games there are, up to what a game puts on them. */
export function lazyPagesIn(app: LazyPagesApp): Readonly<Record<Room, PageBuilder>> {
  const { translate, settings, playSample, saveBackup, readBackup, go } = app;
  return {
    chronicle: async ({ detail }) => (await import('./chronicle')).chronicle(app, detail),
    settings: async ({ until }) =>
      (await import('./settings')).settingsPage({
        translate,
        settings,
        playSample,
        until,
        onSave: saveBackup,
        onFile: readBackup,
        onCredits: () => go('credits'),
        changedByHost: app.changedByHost,
      }),
    credits: async () => (await import('./credits')).credits(translate),
    replay: ({ detail }) => replayed(detail ?? '', app),
  } satisfies Readonly<Record<PageId, PageBuilder>>;
}
