import type { EndedGame, GamePages, PagesApp } from '../games/contract';
import { chroniclePage, entryPage, offerFile, replayLink } from '../pages';

export type ChronicleHouse = Pick<PagesApp, 'translate' | 'language' | 'now' | 'go' | 'records'>;

/** The games that are over, or the one that is named. */
export async function chronicle(house: ChronicleHouse, game: GamePages, detail: string | null): Promise<HTMLElement> {
  const { translate, records } = house;
  const entry = detail === null ? null : await records.entry(detail);
  if (entry !== null) return told(house, game, entry);
  const entries = await records.chronicle();
  return chroniclePage({
    translate,
    language: house.language(),
    rows: entries.map((each) => game.chronicleRow(each, translate)),
    tallies: game.tallies(entries, translate),
    onOpen: (id) => house.go('chronicle', id),
    onExport: () => save(entries, house.now()),
  });
}

function told({ translate, language, records, go }: ChronicleHouse, game: GamePages, entry: EndedGame): HTMLElement {
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
