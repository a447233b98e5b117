import type { GameFolder, GamePages, PageBuilder, PagesApp, TitleNotes } from '../games/contract';
import type { PageId } from '../machines';
import { dayWords, liveScene, made, type PageTable, type SceneParts, titlePage } from '../pages';
import { isCodeMissing } from '../services';
import { type Phrase, phraseWords } from '../table';
import type { LazyPagesApp } from './lazyPages';

/** The services of the app for all pages. */
export interface AppPages extends LazyPagesApp, Pick<PagesApp, Exclude<keyof PagesApp, keyof LazyPagesApp>> {
  /** The game under way that lies on the table, in words. */
  readonly saved: () => Phrase | null;
  /** Returns whether only a newer version can read that game. */
  readonly newer: () => boolean;
  /** Settles when the rules and the texts of the game are there and its table has been looked at. */
  readonly ready: () => Promise<void>;
  readonly includeTexts: () => Promise<void>;
  readonly reload: () => void;
  readonly scene: Omit<SceneParts, 'until'>;
  /** Answers what stands in the place of a page whose code did not come; throws what is a mistake of ours. */
  readonly onMissing: (problem: unknown) => HTMLElement;
}

/** The pages of a game that are no way to begin one. */
const AFTERWARDS: readonly PageId[] = ['summary'];

/** Every page that can be gone to, by its name in the address. */
export function pagesIn(app: AppPages, game: GameFolder): PageTable {
  const own = [...game.modes.map(({ page }) => page), ...AFTERWARDS].map((page) => [page, ownPage(page, app, game)] as const);
  return {
    title: ({ until }) => {
      liveScene({ ...app.scene, until });
      return title(app, game);
    },
    ...Object.fromEntries(own),
    chronicle: room('chronicle', app, game),
    codex: room('codex', app, game),
    settings: room('settings', app, game),
    credits: room('credits', app, game),
    replay: room('replay', app, game),
  };
}

function title(app: AppPages, game: GameFolder): HTMLElement {
  const { translate } = app;
  const saved = app.saved();
  return titlePage({
    translate,
    saved: saved === null ? null : phraseWords(saved, translate),
    newer: app.newer(),
    modes: game.modes,
    notes: firstNotes(app, game),
    later: notesOf(app, game),
    onContinue: () => app.resume(),
    onReload: app.reload,
    onGo: (page) => app.go(page),
  });
}

/** The notes that need no rules and no records. */
function firstNotes({ translate, now, language }: AppPages, { modes }: GameFolder): TitleNotes {
  const words = modes.map(({ page, note }) => {
    if (note === undefined) return [page, ''] as const;
    return [page, note === 'today' ? dayWords(now(), language()) : translate(note)] as const;
  });
  return Object.fromEntries(words);
}

/** Without a network there may be none: the title is as good with those that stand there already. */
async function notesOf(app: AppPages, game: GameFolder): Promise<TitleNotes> {
  try {
    const [{ notes }] = await Promise.all([game.fetchNotes(), app.includeTexts()]);
    return await notes(app);
  } catch (problem) {
    if (isCodeMissing(problem)) return {};
    throw problem;
  }
}

function ownPage(page: PageId, app: AppPages, game: GameFolder): PageBuilder {
  return whenThere(app, async (visit) => {
    const pages = await pagesOf(app, game);
    return pages.pages(app)[page]?.(visit) ?? made('div');
  });
}

function room(page: keyof ReturnType<typeof import('./lazyPages')['lazyPagesIn']>, app: AppPages, game: GameFolder): PageBuilder {
  return whenThere(app, async (visit) => (await import('./lazyPages')).lazyPagesIn(app, () => pagesOf(app, game))[page](visit));
}

/** Returns the pages of a game once everything that they may ask for is there. */
async function pagesOf(app: AppPages, game: GameFolder): Promise<GamePages> {
  const [pages] = await Promise.all([game.fetchPages(), app.ready()]);
  return pages;
}

/** Nobody waits for these before the title is there: they are fetched when the first of them is gone to. */
function whenThere(app: AppPages, build: (visit: Parameters<PageBuilder>[0]) => Promise<HTMLElement>): PageBuilder {
  return (visit) => build(visit).catch(app.onMissing);
}
