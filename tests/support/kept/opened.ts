import { canonicalJson, hashOf } from '../../../src/engine/kernel';
import { asOneDeckGame } from '../../../src/games/onedeck/table';
import { GAME } from '../games';
import type { OpenBrowser } from './browser';

/** All that the pages learn from a browser, short enough to be read. Records are named by what they are and by the hash of all they say. */
export async function openedIn({ table, records, storage, settings, lastSetups }: OpenBrowser): Promise<unknown> {
  const read = await table.read(GAME);
  const gauntlet = await records.gauntlet();
  return plain({
    table: {
      game: gameIn(read.game),
      trouble: read.trouble,
      newer: read.newer,
      unwritten: read.unwritten,
      ends: storage.notedEnds().length,
    },
    waiting: [...(await table.waiting(GAME)).values()].map(gameIn),
    chronicle: (await records.chronicle()).map(({ game: _, ...entry }) => {
      // The first versions did not say which game an entry was of.
      const { id, date, mode, outcome } = entry;
      return { id, date, mode, outcome, hash: hashOf(entry) };
    }),
    dailies: await records.dailies(),
    sheets: (await records.sheets()).map((sheet) => ({ hero: sheet.hero, games: sheet.gamesPlayed, hash: hashOf(sheet) })),
    gauntlet: gauntlet && { games: gauntlet.games.length, hash: hashOf(gauntlet) },
    settings: settings.current(),
    setup: lastSetups.read(GAME),
  });
}

type Read = Awaited<ReturnType<OpenBrowser['table']['read']>>['game'];

function gameIn(read: Read): unknown {
  const game = asOneDeckGame(read);
  if (game === null) return null;
  const { state, past, origin } = game.history;
  return {
    id: game.id,
    mode: game.mode,
    moves: past?.length ?? 0,
    practice: origin.practice,
    over: state.result,
    hash: hashOf(state),
  };
}

/** As it stands in a file, where a missing field and an undefined one are the same. */
const plain = (value: unknown): unknown => JSON.parse(canonicalJson(value));
