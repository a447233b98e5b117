import type { EndedGame, GameChronicle, GamePages } from '../games/contract';
import { chroniclePage, entryPage, offerFile, replayLink } from '../pages';
import type { AllGamesApp } from './allGames';
import type { PlayedGame } from './PlayedGames';

export type ChronicleApp = Omit<AllGamesApp, 'choose'>;

/** The games that are over, or the one that is named. */
export async function chronicle(app: ChronicleApp, detail: string | null): Promise<HTMLElement> {
  const { translate, records, games } = app;
  // An end that another life of the page could not write is written first.
  await games.current.lying.ready();
  const entry = detail === null ? null : await records.entry(detail);
  const game = entry === null ? null : games.of(entry.game);
  if (entry !== null && game !== null) return entryOf(app, await app.pagesOf(game), entry);
  const entries = await records.chronicle();
  const own = await chroniclesByGame(app, entries);
  return chroniclePage({
    translate,
    language: app.language(),
    games: entries.filter(({ game: id }) => own.has(id)),
    rowOf: (each) => own.get(each.game)?.chronicle.row(each, translate) ?? null,
    overviews: overviewsOf(app, own, entries),
    onOpen: (id) => app.go('chronicle', id),
    onExport: () => save(entries, app.now()),
  });
}

/** The overview of each game that has one, that of the current game first. */
function overviewsOf(app: ChronicleApp, own: ReadonlyMap<string, OwnChronicle>, entries: readonly EndedGame[]) {
  const all = [...own].flatMap(([id, { chronicle, game }]) => {
    const ended = entries.filter((each) => each.game === id);
    const overview = chronicle.overview(ended, app.appOf(game));
    return overview === null ? [] : [{ ...overview, id, name: game.folder.about[app.language()].name }];
  });
  const isCurrent = ({ id }: { readonly id: string }): boolean => id === app.games.current.folder.id;
  return [...all.filter(isCurrent), ...all.filter((one) => !isCurrent(one))];
}

interface OwnChronicle {
  readonly game: PlayedGame;
  readonly chronicle: GameChronicle;
}

/** Fetches the share of each game that was played, in the order of the catalog; before the first one, that of the current game. */
async function chroniclesByGame({ games, pagesOf }: ChronicleApp, entries: readonly EndedGame[]) {
  const isPlayed = ({ folder }: PlayedGame): boolean => entries.some(({ game }) => game === folder.id);
  const played = games.all.filter(isPlayed);
  const fetched = (played.length > 0 ? played : [games.current]).map(async (game): Promise<[string, OwnChronicle]> => {
    const [pages] = await Promise.all([pagesOf(game), game.includePageTexts()]);
    return [game.folder.id, { game, chronicle: await pages.fetchChronicle() }];
  });
  return new Map(await Promise.all(fetched));
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
