import { canonicalJson, hashOf } from '../../../src/engine/kernel';
import type { OpenBrowser } from './browser';

/** All that the pages learn from a browser, short enough to be read. Records are named by what they are and by the hash of all they say. */
export async function openedIn({ table, records, settings, lastSetup }: OpenBrowser): Promise<unknown> {
  const read = await table.read();
  const gauntlet = await records.gauntlet();
  return plain({
    table: {
      game: gameIn(read.game),
      trouble: read.trouble,
      newer: read.newer,
      unwritten: read.unwritten,
      ends: read.ends.length,
    },
    chronicle: (await records.chronicle()).map((entry) => {
      const { id, date, mode, outcome } = entry;
      return { id, date, mode, outcome, hash: hashOf(entry) };
    }),
    dailies: await records.dailies(),
    sheets: (await records.sheets()).map((sheet) => ({ hero: sheet.hero, games: sheet.gamesPlayed, hash: hashOf(sheet) })),
    gauntlet: gauntlet && { games: gauntlet.games.length, hash: hashOf(gauntlet) },
    settings: settings.current(),
    setup: lastSetup.read(),
  });
}

type Read = Awaited<ReturnType<OpenBrowser['table']['read']>>['game'];

function gameIn(game: Read): unknown {
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
