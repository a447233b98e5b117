import type { RecordsByGame } from '../games/contract';
import { openShelf, type Shelf, type ShelfOptions } from '../services';

/** How each game was set up last. */
export interface LastSetups {
  /** Null where nothing is known, and for a game whose rules were not fetched. */
  read(game: string): unknown;
  keep(game: string, setup: unknown): void;
  /** Every setup that there is, by game. */
  all(): ReadonlyMap<string, unknown>;
}

const keyOf = (game: string): string => `lanterndeep-setup/${game}`;
/** Where versions that had one game kept its setup. */
const FIRST = { key: 'lanterndeep-setup', game: 'one-deck-dungeon' };

export function openLastSetups(games: RecordsByGame, options: ShelfOptions): LastSetups {
  const shelfOf = (game: string, key = keyOf(game)): Shelf<unknown> =>
    openShelf({ key, parse: (data) => games.fetched(game)?.rules.parseSetup(data) ?? { ok: true, value: data } }, options);
  const read = (game: string): unknown => shelfOf(game).read() ?? (game === FIRST.game ? shelfOf(game, FIRST.key).read() : null);
  return {
    read,
    keep: (game, setup) => shelfOf(game).keep(setup),
    all: () => new Map(games.ids.flatMap((game) => entryOf(game, read(game)))),
  };
}

function entryOf(game: string, setup: unknown): readonly (readonly [game: string, setup: unknown])[] {
  return setup === null ? [] : [[game, setup]];
}
