import { addressOf, offerFile } from '../../../../pages';
import type { ChronicleEntry, Records } from '../../../../services';
import type { OneDeckHouse } from '../house';
import { retold } from '../summary/told';
import { chroniclePage } from './chroniclePage';
import { entryPage } from './entryPage';

export interface ChronicleHouse extends Pick<OneDeckHouse, 'translate' | 'language' | 'now' | 'go'> {
  readonly records: Pick<Records, 'chronicle' | 'entry' | 'strike'>;
}

/** The games that are over, or the one that is named. */
export async function chronicle(house: ChronicleHouse, detail: string | null): Promise<HTMLElement> {
  const { translate, language, records, go } = house;
  const entry = detail === null ? null : await records.entry(detail);
  if (entry !== null) return told(house, entry);
  const entries = await records.chronicle();
  const onExport = (): void => save(entries, house.now());
  return chroniclePage({ translate, language: language(), entries, onOpen: (id) => go('chronicle', id), onExport });
}

function told({ translate, language, records, go }: ChronicleHouse, entry: ChronicleEntry): HTMLElement {
  const game = retold(entry);
  return entryPage({
    translate,
    language: language(),
    told: game,
    link: game.end === null ? null : linkTo(entry),
    onStrike() {
      records.strike(entry.id);
      go('chronicle');
    },
  });
}

/** The address under which others can see the game. */
export function linkTo({ replay }: ChronicleEntry): string | null {
  return replay === null ? null : new URL(addressOf({ page: 'replay', detail: replay }), location.href).href;
}

function save(games: readonly ChronicleEntry[], now: Date): void {
  const text = `${JSON.stringify({ format: 'lanterndeep-chronicle-1', games }, null, 2)}\n`;
  offerFile(`lanterndeep-chronicle-${now.toISOString().slice(0, 10)}.json`, text);
}
