import type { GameFolder, GamePages, PageBuilder, PagesApp, TitleNotes } from '../games/contract';
import { type PageId, TITLE } from '../machines';
import {
  carvedButton,
  dayWords,
  liveScene,
  made,
  openCodex,
  type PageTable,
  type SceneParts,
  type TitleGame,
  titlePage,
} from '../pages';
import { isCodeMissing } from '../services';
import { phraseWords } from '../table';
import { type Addresses, addressOf, headingOf } from './addresses';
import type { LazyPagesApp, Room } from './lazyPages';
import type { PlayedGame } from './PlayedGames';

/** The services of the app for all pages. */
export interface AppPages extends Omit<LazyPagesApp, 'pagesOf'> {
  readonly addresses: Addresses;
  readonly reload: () => void;
  /** Fetches what the table of a game needs: somebody is about to sit down. */
  readonly warm: (game: PlayedGame) => void;
  readonly scene: Omit<SceneParts, 'until'>;
  /** Answers what stands in the place of a page whose code did not come; throws what is a mistake of ours. */
  readonly onMissing: (problem: unknown) => HTMLElement;
}

/** Every page that can be gone to, by its name in the address. */
export function pagesIn(app: AppPages): PageTable {
  const { games, addresses } = app;
  const own = games.all.flatMap((game) =>
    [...addresses].flatMap(([page, found]) =>
      found.game === game.folder ? [[page, ownPage(found.own, app, game)] as const] : [],
    ),
  );
  return {
    ...Object.fromEntries(own),
    title: ({ until }) => {
      liveScene({ ...app.scene, until });
      onceTouched(until, () => app.warm(games.current));
      return title(app, until);
    },
    chronicle: room('chronicle', app),
    settings: room('settings', app),
    credits: room('credits', app),
    replay: room('replay', app),
  };
}

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Acts when somebody moves, touches or presses anything: a page that nobody looks at fetches nothing more. */
function onceTouched(until: AbortSignal, act: () => void): void {
  const once = new AbortController();
  const onTouch = (): void => {
    once.abort();
    act();
  };
  until.addEventListener('abort', () => once.abort(), { once: true });
  for (const type of TOUCHES) window.addEventListener(type, onTouch, { signal: once.signal, passive: true });
}

function title(app: AppPages, until: AbortSignal): HTMLElement {
  const { translate, games, addresses, now } = app;
  const { current } = games;
  const { folder, lying } = current;
  const own = app.appOf(current);
  const others = games.all.filter((game) => game !== current);
  return titlePage({
    translate,
    nameOf: (page) => headingOf(addresses, addressOf(addresses, folder, page), translate),
    games: [archOf(current, app), ...others.map((game) => archOf(game, app))],
    modes: folder.modes,
    underWay: folder.modes.filter(({ kind }) => kind !== lying.offered?.mode && lying.waiting.has(kind)).map(({ page }) => page),
    notes: firstNotes(app, folder),
    later: notesOf(own, current),
    isTodayPlayed: isTodayPlayed(own, folder),
    now: now(),
    onReload: app.reload,
    onGo: (page) => own.go(page),
    until,
  });
}

/** A game as the title shows it. The leading one has been looked at when the title is built. */
function archOf(game: PlayedGame, app: AppPages): TitleGame {
  const { folder, lying } = game;
  const { about, face = null, modes } = folder;
  const own = app.appOf(game);
  return {
    id: folder.id,
    about: about[app.language()],
    face,
    lies: () => ({
      saved: lying.offered === null ? null : phraseWords(lying.offered.caption, app.translate),
      newer: lying.newer,
    }),
    known: lying.glance(),
    onContinue: () => own.resume(lying.offered?.mode),
    onBegin() {
      // Its words name the ways on the title that is led by it. Without them the page says what is missing.
      const chosen = game.includeTexts().then(() => app.choose(game));
      void chosen.catch(() => undefined).then(() => own.go(modes[0]?.page ?? TITLE));
    },
  };
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
async function notesOf(app: PagesApp, { folder, includeTexts }: PlayedGame): Promise<TitleNotes> {
  try {
    const [{ notes }] = await Promise.all([folder.fetchNotes(), includeTexts()]);
    return await notes(app);
  } catch (problem) {
    if (isCodeMissing(problem)) return {};
    throw problem;
  }
}

async function isTodayPlayed(app: PagesApp, { fetchNotes }: GameFolder): Promise<boolean> {
  try {
    return (await (await fetchNotes()).isTodayPlayed?.(app)) ?? true;
  } catch (problem) {
    if (isCodeMissing(problem)) return true;
    throw problem;
  }
}

function ownPage(page: PageId, app: AppPages, game: PlayedGame): PageBuilder {
  return whenThere(app, async (visit) => {
    const pages = await pagesOf(game);
    if (game.folder.modes.some((mode) => mode.page === page)) app.warm(game);
    if (page === 'codex') return codex(game, app, visit.detail);
    const built = (await pages.pages(app.appOf(game))[page]?.(visit)) ?? made('div');
    const line = lineUnderWay(page, app, game);
    if (line !== null) built.prepend(line);
    return built;
  });
}

/** Returns a button that goes on with the game of the page's mode; null if none is under way. */
function lineUnderWay(page: PageId, app: AppPages, game: PlayedGame): HTMLElement | null {
  const { folder, lying } = game;
  const mode = folder.modes.find((other) => other.page === page);
  const caption = mode === undefined || mode.offersToGoOn ? null : lying.captionOf(mode.kind);
  if (mode === undefined || caption === null) return null;
  const { translate } = app;
  const onPress = (): void => app.appOf(game).resume(mode.kind);
  const button = carvedButton(translate('title.continue'), { detail: phraseWords(caption, translate), onPress });
  button.classList.add('under-way');
  return button;
}

async function codex(game: PlayedGame, app: AppPages, detail: string | null): Promise<HTMLElement> {
  const { translate } = app;
  const { element, reveal, dim } = openCodex(await game.codex(translate), translate);
  // What was met is known after all games are read; until then everything is lit.
  void metIn(game, app).then(dim, app.onMissing);
  // Once it stands on the page, and after the page has taken the focus.
  if (detail !== null) requestAnimationFrame(() => void reveal(detail));
  return element;
}

async function metIn(game: PlayedGame, { records }: AppPages): Promise<ReadonlySet<string>> {
  const [chronicle, entries] = await Promise.all([pagesOf(game).then((pages) => pages.fetchChronicle()), records.chronicle()]);
  return chronicle.met(entries.filter((entry) => entry.game === game.folder.id));
}

function room(page: Room, app: AppPages): PageBuilder {
  return whenThere(app, async (visit) => (await import('./lazyPages')).lazyPagesIn({ ...app, pagesOf })[page](visit));
}

/** Returns the pages of a game once everything that they may ask for is there. */
async function pagesOf({ folder, lying }: PlayedGame): Promise<GamePages> {
  const [pages] = await Promise.all([folder.fetchPages(), lying.ready()]);
  return pages;
}

/** Nobody waits for these before the title is there: they are fetched when the first of them is gone to. */
function whenThere(app: AppPages, build: (visit: Parameters<PageBuilder>[0]) => Promise<HTMLElement>): PageBuilder {
  return (visit) => build(visit).catch(app.onMissing);
}
