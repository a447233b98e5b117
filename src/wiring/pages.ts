import type { GameFolder, GamePages, PageBuilder, PagesApp, TitleNotes } from '../games/contract';
import type { PageId } from '../machines';
import { dayWords, liveScene, made, type PageTable, type SceneParts, titlePage } from '../pages';
import { isCodeMissing } from '../services';
import { type Phrase, phraseWords } from '../table';
import type { RoomHouse } from './lazyPages';

/** What the pages may ask of the house. */
export interface PageHouse extends RoomHouse, Pick<PagesApp, Exclude<keyof PagesApp, keyof RoomHouse>> {
  /** The game under way that lies on the table, in words. */
  readonly saved: () => Phrase | null;
  /** Whether that game can only be read by a newer version. */
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
export function pagesIn(house: PageHouse, game: GameFolder): PageTable {
  const own = [...game.modes.map(({ page }) => page), ...AFTERWARDS].map((page) => [page, ownPage(page, house, game)] as const);
  return {
    title: ({ until }) => {
      liveScene({ ...house.scene, until });
      return title(house, game);
    },
    ...Object.fromEntries(own),
    chronicle: room('chronicle', house, game),
    codex: room('codex', house, game),
    settings: room('settings', house, game),
    credits: room('credits', house, game),
    replay: room('replay', house, game),
  };
}

function title(house: PageHouse, game: GameFolder): HTMLElement {
  const { translate } = house;
  const saved = house.saved();
  return titlePage({
    translate,
    saved: saved === null ? null : phraseWords(saved, translate),
    newer: house.newer(),
    modes: game.modes,
    notes: firstNotes(house, game),
    later: notesOf(house, game),
    onContinue: () => house.resume(),
    onReload: house.reload,
    onGo: (page) => house.go(page),
  });
}

/** The notes that need no rules and no records. */
function firstNotes({ translate, now, language }: PageHouse, { modes }: GameFolder): TitleNotes {
  const words = modes.map(({ page, note }) => {
    if (note === undefined) return [page, ''] as const;
    return [page, note === 'today' ? dayWords(now(), language()) : translate(note)] as const;
  });
  return Object.fromEntries(words);
}

/** Without a network there may be none: the title is as good with those that stand there already. */
async function notesOf(house: PageHouse, game: GameFolder): Promise<TitleNotes> {
  try {
    const [{ notes }] = await Promise.all([game.fetchNotes(), house.includeTexts()]);
    return await notes(house);
  } catch (problem) {
    if (isCodeMissing(problem)) return {};
    throw problem;
  }
}

function ownPage(page: PageId, house: PageHouse, game: GameFolder): PageBuilder {
  return whenThere(house, async (visit) => {
    const pages = await pagesOf(house, game);
    return pages.pages(house)[page]?.(visit) ?? made('div');
  });
}

function room(
  page: keyof ReturnType<typeof import('./lazyPages')['lazyPagesIn']>,
  house: PageHouse,
  game: GameFolder,
): PageBuilder {
  return whenThere(house, async (visit) =>
    (await import('./lazyPages')).lazyPagesIn(house, () => pagesOf(house, game))[page](visit),
  );
}

/** What a game puts on pages, once all that they may ask for is there. */
async function pagesOf(house: PageHouse, game: GameFolder): Promise<GamePages> {
  const [pages] = await Promise.all([game.fetchPages(), house.ready()]);
  return pages;
}

/** Nobody waits for these before the title is there: they are fetched when the first of them is gone to. */
function whenThere(house: PageHouse, build: (visit: Parameters<PageBuilder>[0]) => Promise<HTMLElement>): PageBuilder {
  return (visit) => build(visit).catch(house.onMissing);
}
