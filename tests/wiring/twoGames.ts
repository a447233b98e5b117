import { vi } from 'vitest';
import type { GameFolder, PagesApp } from '../../src/games/contract';
import { oneDeck } from '../../src/games/onedeck';
import { createTranslator } from '../../src/services';
import type { Phrase } from '../../src/table';
import { addressesIn } from '../../src/wiring/addresses';
import { LyingGame } from '../../src/wiring/LyingGame';
import type { PlayedGame } from '../../src/wiring/PlayedGames';
import type { AppPages } from '../../src/wiring/pages';
import { tiny } from '../games/tiny';
import tinyEnglish from '../games/tiny/words/en.json';
import { TEXTS } from '../support/translator';

/** Speaks for the app and both games. */
export const translate = createTranslator('en', [TEXTS.en, tinyEnglish]).t;

export interface Lies {
  readonly caption?: Phrase;
  readonly newer?: boolean;
  readonly waiting?: ReadonlyMap<string, Phrase>;
}

/** The services of the app for its pages, with these games in the catalog; `lies` says what lies on their tables. */
export function appWith(folders: readonly GameFolder[] = [oneDeck, tiny], lies: Readonly<Record<string, Lies>> = {}) {
  const heard = { go: vi.fn(), choose: vi.fn(), resume: vi.fn(), play: vi.fn(), begin: vi.fn(), warm: vi.fn() };
  const all = folders.map((folder) => {
    const { caption = null, newer = false, waiting = new Map() } = lies[folder.id] ?? {};
    const stored = { caption, newer, waiting, game: null, ready: async () => undefined, glance: async () => undefined };
    const lying: LyingGame = Object.assign(Object.create(LyingGame.prototype), stored);
    const includeTexts = async (): Promise<void> => undefined;
    const codex: PlayedGame['codex'] = async (speak) => (await folder.fetchCodex())(speak);
    const signs: PlayedGame['signs'] = async (speak) => (await folder.fetchSigns())(speak);
    return { folder, lying, includeTexts, includePageTexts: includeTexts, codex, signs } satisfies PlayedGame;
  });
  const [current] = all;
  const app = {
    ...{
      translate,
      language: () => 'en',
      now: () => new Date(2026, 10, 18),
      go: heard.go,
      choose: heard.choose,
      warm: heard.warm,
    },
    games: { all, current, isOnly: all.length === 1, of: (id: string) => all.find(({ folder }) => folder.id === id) ?? null },
    addresses: addressesIn(folders),
    appOf: ({ folder: { id } }: PlayedGame) =>
      ({
        translate,
        includePageTexts: async () => undefined,
        lastSetup: () => null,
        lastSeating: () => null,
        go: (page: string) => heard.go(id, page),
        resume: (mode?: string | null) => heard.resume(id, mode),
        sound: () => undefined,
        play: (game: unknown) => heard.play(id, game),
        begin: (game: unknown) => heard.begin(id, game),
      }) as unknown as PagesApp,
    pagesOf: ({ folder }: PlayedGame) => folder.fetchPages(),
    scene: { light: { tilt: {}, pace: { frames: 0 }, rest: {} }, wanted: () => 'calm' },
    onMissing: vi.fn(() => document.createElement('aside')),
  };
  return { app: app as unknown as AppPages & typeof app, heard, of: (id: string) => app.games.of(id) };
}
