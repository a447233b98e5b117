import type { EndedGame, GamePages } from '../games/contract';
import { chroniclePage, entryPage, offerFile, replayLink } from '../pages';
import type { AllGamesApp } from './allGames';

export type ChronicleApp = Omit<AllGamesApp, 'appOf' | 'choose'>;

/** The games that are over, or the one that is named. */
export async function chronicle(app: ChronicleApp, detail: string | null): Promise<HTMLElement> {
  const { translate, records, games } = app;
  // An end that another life of the page could not write is written first.
  await games.current.lying.ready();
  const entry = detail === null ? null : await records.entry(detail);
  const game = entry === null ? null : games.of(entry.game);
  if (entry !== null && game !== null) return entryOf(app, await app.pagesOf(game), entry);
  const entries = await records.chronicle();
  const pages = await pagesByGame(app, entries);
  return chroniclePage({
    translate,
    language: app.language(),
    rows: entries.flatMap((each) => pages.get(each.game)?.chronicleRow(each, translate) ?? []),
    tallies: [...pages].flatMap(([id, own]) => {
      return own.tallies(
        entries.filter((each) => each.game === id),
        translate,
      );
    }),
    onOpen: (id) => app.go('chronicle', id),
    onExport: () => save(entries, app.now()),
  });
}

/** Fetches the pages of the games that were played, in the order of the catalog. */
async function pagesByGame({ games, pagesOf }: ChronicleApp, entries: readonly EndedGame[]) {
  const played = games.all.filter(({ folder }) => entries.some(({ game }) => game === folder.id));
  return new Map(await Promise.all(played.map(async (game) => [game.folder.id, await pagesOf(game)] as const)));
}

async function entryOf(app: ChronicleApp, game: GamePages, entry: EndedGame): Promise<HTMLElement> {
  const { translate, language, records, go } = app;
  const retold = await game.retold(entry, translate);
  return entryPage({
    translate,
    language: language(),
    date: entry.date,
    game: retold,
    link: retold.replay === 'right' ? replayLink(entry.replay) : null,
    onStrike() {
      records.remove(entry.id);
      go('chronicle');
    },
  });
}

function save(games: readonly EndedGame[], now: Date): void {
  const text = `${JSON.stringify({ format: 'lanterndeep-chronicle-1', games }, null, 2)}\n`;
  offerFile(`lanterndeep-chronicle-${now.toISOString().slice(0, 10)}.json`, text);
}
