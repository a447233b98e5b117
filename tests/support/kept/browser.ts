import type { TableGame } from '../../../src/games/contract';
import type { Opening } from '../../../src/machines';
import { openSettings, openStorage, openTable } from '../../../src/services';
import { movedName } from '../../../src/services/storage/firstVersion';
import { HeldTable } from '../../../src/wiring/HeldTable';
import { openLastSetups } from '../../../src/wiring/lastSetups';
import { laidOnTable, type Opened } from '../../../src/wiring/openingTable';
import { fakeLocks } from '../../services/fakeBrowser';
import { fakeDatabase } from '../../services/fakeDatabase';
import { GAME, games, isOfNewer, openAllRecords } from '../games';

/** All that a browser keeps of the game, as JSON. */
export interface Content {
  /** The version of the database; the first did not say. */
  readonly version?: number;
  readonly localStorage: Readonly<Record<string, string>>;
  readonly database: Readonly<Record<string, unknown>>;
}

export const EMPTY: Content = { version: 2, localStorage: {}, database: {} };

/** A page in a browser that holds this content, wired as the app wires it. */
export function openBrowser({ version = 1, localStorage, database: found }: Content, now: () => Date) {
  const database = fakeDatabase();
  for (const [key, value] of Object.entries(structuredClone(found)))
    database.entries.set(version < 2 ? movedName(key) : key, value);
  const desk = new Map(Object.entries(localStorage));
  const store = () => ({
    getItem: (key: string) => desk.get(key) ?? null,
    setItem: (key: string, value: string) => void desk.set(key, value),
    removeItem: (key: string) => void desk.delete(key),
  });
  const problems: string[] = [];
  const report = ({ key }: { readonly key: string }): void => void problems.push(key);
  const storage = openStorage({ open: database.open, store, report, now, isOfNewer });
  const records = openAllRecords({ storage, report, now });
  const locks = fakeLocks();
  const table = new HeldTable({
    storage,
    records,
    games,
    openTable: (onLost) => openTable(onLost, { locks, openChannel: null }),
    onLost: () => problems.push('lost'),
  });
  return {
    database,
    storage,
    records,
    table,
    problems,
    settings: openSettings({ report, store, now }),
    games,
    lastSetups: openLastSetups(games, { report, store, now }),
    open: (opening: Opening<TableGame>): Promise<Opened> =>
      laidOnTable(opening, { of: GAME, games, table, onFound: () => undefined, mayGiveUp: () => Promise.resolve(true) }),
    content: (): Content =>
      structuredClone({
        version: 2,
        localStorage: Object.fromEntries([...desk].sort()),
        database: Object.fromEntries([...database.entries].sort()),
      }),
  };
}

export type OpenBrowser = ReturnType<typeof openBrowser>;
