import type { EndedGame, GamePages, PagesApp } from '../games/contract';
import { chroniclePage, entryPage, offerFile, replayLink } from '../pages';

export type ChronicleApp = Pick<PagesApp, 'translate' | 'language' | 'now' | 'go' | 'records'>;

/** The games that are over, or the one that is named. */
export async function chronicle(app: ChronicleApp, game: GamePages, detail: string | null): Promise<HTMLElement> {
  const { translate, records } = app;
  const entry = detail === null ? null : await records.entry(detail);
  if (entry !== null) return entryOf(app, game, entry);
  const entries = await records.chronicle();
  return chroniclePage({
    translate,
    language: app.language(),
    rows: entries.map((each) => game.chronicleRow(each, translate)),
    tallies: game.tallies(entries, translate),
    onOpen: (id) => app.go('chronicle', id),
    onExport: () => save(entries, app.now()),
  });
}

function entryOf({ translate, language, records, go }: ChronicleApp, game: GamePages, entry: EndedGame): HTMLElement {
  const retold = game.retold(entry, translate);
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
