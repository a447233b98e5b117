import type { GameFolder } from '../games/contract';
import type { PageId } from '../machines';
import type { TextKey, Translate } from '../table';

/** The pages that serve all games. */
const APP_PAGES = ['title', 'chronicle', 'settings', 'credits', 'replay'] as const;

/** A page of a game: its name within the game, and the key of its heading. */
export interface GamePage {
  readonly game: GameFolder;
  readonly own: PageId;
  readonly heading: TextKey;
}

/** The pages of all games by their addresses. */
export type Addresses = ReadonlyMap<PageId, GamePage>;

/**
 * Lists the pages of all games. An address names the game, as in `burglary/setup`, except for the first game of the catalog:
 * its addresses and links are older than the second game.
 */
export function addressesIn(games: readonly GameFolder[]): Addresses {
  const pages = games.flatMap((game, at) =>
    Object.entries<TextKey>({ ...game.pages, codex: 'page.codex' }).map(([own, heading]) => {
      return [at === 0 ? own : `${game.id}/${own}`, { game, own, heading }] as const;
    }),
  );
  return new Map(pages);
}

/** Returns the address of a page that this game goes to: its own, or one of the app. */
export function addressOf(addresses: Addresses, game: GameFolder, page: PageId): PageId {
  const own = [...addresses].find(([, found]) => found.game === game && found.own === page);
  return own?.[0] ?? page;
}

/** Returns the heading of a page. */
export function headingOf(addresses: Addresses, page: PageId, translate: Translate): string {
  const found = addresses.get(page);
  const ofApp = APP_PAGES.find((each) => each === page);
  return translate(found?.heading ?? `page.${ofApp ?? 'title'}`);
}
