import type { Page } from '@playwright/test';

/** The page's own database, as the game's storage lays it out. */
const PLACE = { name: 'lanterndeep', version: 2, store: 'drawers' } as const;

/** The name of the entry that keeps the game under way, by the id of its rules. */
export const currentOf = (game: string): string => `game/${game}/current`;
export const CURRENT = currentOf('one-deck-dungeon');
/** The number of the newest claim of the table. */
const HOLDER = 'holder';

export async function putDrawer(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(putInPage, drawerOf(key, value));
}

export const drawerOf = (key: string, value: unknown) => ({ ...PLACE, key, value });

/** What the journal says of a save that has not reached the database: it is newer than all that a page has claimed so far. */
export function noteOf(save: unknown, key = CURRENT): Note {
  const value = { ...Object(save), stamp: { hold: Date.now(), revision: 1 } };
  return { key, text: JSON.stringify({ key, value, unread: false }) };
}

interface Note {
  readonly key: string;
  readonly text: string;
}

/** Runs in the page, before its first script. */
export function noteInPage({ key, text }: Note): void {
  localStorage.removeItem('lanterndeep-ends');
  localStorage.setItem(`lanterndeep-note/${key}`, text);
}

/** Runs in the page. */
export function putInPage({ name, version, store, key, value }: ReturnType<typeof drawerOf>): Promise<void> {
  return new Promise<void>((done, fail) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onerror = () => fail(new Error('the database does not open'));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, 'readwrite');
      transaction.objectStore(store).put(value, key);
      transaction.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  });
}

/** Everything that is kept but the number of the claim. */
export async function readDrawers(page: Page): Promise<ReadonlyMap<string, unknown>> {
  const entries = await page.evaluate(
    ({ name, version, store }) =>
      new Promise<[string, unknown][]>((done, fail) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = () => fail(new Error('the database does not open'));
        opening.onsuccess = () => {
          const drawers = opening.result.transaction(store).objectStore(store);
          const keys = drawers.getAllKeys();
          const values = drawers.getAll();
          values.onsuccess = () => {
            opening.result.close();
            done(keys.result.flatMap((key, at) => (typeof key === 'string' ? [[key, values.result[at]]] : [])));
          };
        };
      }),
    PLACE,
  );
  return new Map(entries.filter(([key]) => key !== HOLDER));
}

/** Runs in the page: fills a database as the first version of it was, and answers how a page of that version goes on writing to it. */
export async function layFirstVersion(entries: Readonly<Record<string, unknown>>) {
  const open = (): Promise<IDBDatabase> =>
    new Promise((done, fail) => {
      const opening = indexedDB.open('lanterndeep', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('drawers');
      opening.onerror = () => fail(opening.error ?? new Error('the database does not open'));
      opening.onsuccess = () => {
        opening.result.onversionchange = () => opening.result.close();
        done(opening.result);
      };
    });
  const put = (database: IDBDatabase, key: string, value: unknown): Promise<void> =>
    new Promise((done, fail) => {
      const transaction = database.transaction('drawers', 'readwrite');
      transaction.objectStore('drawers').put(value, key);
      transaction.oncomplete = () => done();
      transaction.onabort = () => fail(transaction.error ?? new Error('aborted'));
    });
  const first = await open();
  for (const [key, value] of Object.entries(entries)) await put(first, key, value);
  return async (key: string, value: unknown): Promise<boolean> => {
    try {
      await put(first, key, value).catch(async () => put(await open(), key, value));
      return true;
    } catch {
      return false;
    }
  };
}
