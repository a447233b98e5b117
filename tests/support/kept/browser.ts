import { oneDeckDungeon } from '../../../src/engine/onedeck';
import type { TableGame } from '../../../src/games/onedeck';
import type { Opening } from '../../../src/machines';
import { openRecords, openSettings, openShelf, openStorage, openTable } from '../../../src/services';
import { HeldTable } from '../../../src/wiring/HeldTable';
import { laidOnTable, type Opened } from '../../../src/wiring/openingTable';
import { isOfNewerVersion } from '../../../src/wiring/savedGame';
import { fakeLocks } from '../../services/fakeBrowser';
import { fakeCabinet } from '../../services/fakeCabinet';

/** All that a browser keeps of the game, as JSON. */
export interface Content {
  readonly localStorage: Readonly<Record<string, string>>;
  readonly database: Readonly<Record<string, unknown>>;
}

export const EMPTY: Content = { localStorage: {}, database: {} };

/** A page in a browser that holds this content, wired as the app wires it. */
export function openBrowser({ localStorage, database }: Content, now: () => Date) {
  const cabinet = fakeCabinet();
  for (const [key, value] of Object.entries(structuredClone(database))) cabinet.drawers.set(key, value);
  const desk = new Map(Object.entries(localStorage));
  const store = () => ({
    getItem: (key: string) => desk.get(key) ?? null,
    setItem: (key: string, value: string) => void desk.set(key, value),
    removeItem: (key: string) => void desk.delete(key),
  });
  const problems: string[] = [];
  const report = ({ key }: { readonly key: string }): void => void problems.push(key);
  const storage = openStorage({ open: cabinet.open, store, report, now, isOfNewer: isOfNewerVersion });
  const records = openRecords({ storage, report, now });
  const locks = fakeLocks();
  const table = new HeldTable({
    storage,
    records,
    openTable: (onLost) => openTable(onLost, { locks, openChannel: null }),
    onLost: () => problems.push('lost'),
  });
  const lastSetup = openShelf(
    { key: 'lanterndeep-setup', parse: (data) => oneDeckDungeon.parseSetup(data) },
    { report, store, now },
  );
  return {
    cabinet,
    storage,
    records,
    table,
    problems,
    settings: openSettings({ report, store, now }),
    lastSetup,
    open: (opening: Opening<TableGame>): Promise<Opened> =>
      laidOnTable(opening, { table, onFound: () => undefined, mayGiveUp: () => Promise.resolve(true) }),
    content: (): Content =>
      structuredClone({
        localStorage: Object.fromEntries([...desk].sort()),
        database: Object.fromEntries([...cabinet.drawers].sort()),
      }),
  };
}

export type OpenBrowser = ReturnType<typeof openBrowser>;
