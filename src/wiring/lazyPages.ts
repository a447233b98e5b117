import type { GamePages, PageBuilder } from '../games/contract';
import type { PageId } from '../machines';
import { openCodex, settingsPage } from '../pages';
import type { SettingsStore } from '../services';
import type { SaveAnswer } from './backup';
import { type ChronicleApp, chronicle } from './chronicle';
import { type ReplayApp, replayed } from './replay';

/** The services of the app for the pages that every game fills. */
export interface LazyPagesApp extends ChronicleApp, ReplayApp {
  readonly settings: SettingsStore;
  readonly playSample: () => void;
  readonly saveBackup: () => Promise<SaveAnswer>;
  /** Resolves when the host turns out to change the game's files. */
  readonly changedByHost: Promise<void>;
  readonly readBackup: (file: File) => Promise<string | null>;
}

type Room = 'chronicle' | 'codex' | 'settings' | 'credits' | 'replay';

/** The pages that are the same whichever games there are, up to what a game puts on them. */
export function lazyPagesIn(app: LazyPagesApp, fetchPages: () => Promise<GamePages>): Readonly<Record<Room, PageBuilder>> {
  const { translate, settings, playSample, saveBackup, readBackup, go } = app;
  return {
    chronicle: async ({ detail }) => chronicle(app, await fetchPages(), detail),
    codex: async ({ detail }) => codex(app, await fetchPages(), detail),
    settings: ({ until }) =>
      settingsPage({
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
    replay: async ({ detail }) => replayed(detail ?? '', await fetchPages(), app),
  } satisfies Partial<Record<PageId, PageBuilder>>;
}

function codex({ translate }: LazyPagesApp, game: GamePages, detail: string | null): HTMLElement {
  const { element, reveal } = openCodex(game.codex(translate), translate);
  // Once it stands on the page, and after the page has taken the focus.
  if (detail !== null) requestAnimationFrame(() => void reveal(detail));
  return element;
}
