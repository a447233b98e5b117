import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Cabinet, CabinetEvents, Drawers } from './cabinet';

const NAME = 'lanterndeep';
const VERSION = 1;
/** Sorts behind whatever a key may go on with. */
const LAST = '\uffff';

interface Schema extends DBSchema {
  drawers: { key: string; value: unknown };
}

type Database = IDBPDatabase<Schema>;

export async function openIdbCabinet({ onClosed, onBlocked }: CabinetEvents): Promise<Cabinet> {
  if (typeof indexedDB === 'undefined') throw new DOMException('no IndexedDB', 'SecurityError');
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade: (fresh) => void fresh.createObjectStore('drawers'),
    blocked: onBlocked,
    blocking: (_current, _wanted, event) => {
      // Until this connection closes, the newer tab can not open its own.
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return {
    read: (keys) => contents(database.transaction('drawers').store, keys),
    list: (prefix) => list(database, prefix),
    change: (look, decide) => change(database, look, decide),
    close: () => database.close(),
  };
}

interface Shelf {
  get(key: string): Promise<unknown>;
}

async function contents(shelf: Shelf, keys: readonly string[]): Promise<Drawers> {
  return new Map(await Promise.all(keys.map(async (key) => [key, await shelf.get(key)] as const)));
}

async function list(database: Database, prefix: string): Promise<Drawers> {
  const { store } = database.transaction('drawers');
  const range = IDBKeyRange.bound(prefix, `${prefix}${LAST}`);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return new Map(keys.map((key, at) => [key, values[at]]));
}

async function change(database: Database, look: readonly string[], decide: (found: Drawers) => Drawers): Promise<void> {
  // A player who saw a card must not unsee it by pulling the plug.
  const transaction = database.transaction('drawers', 'readwrite', { durability: 'strict' });
  const { done, store } = transaction;
  try {
    const changes = decide(await contents(store, look));
    const requests = [...changes].map(([key, value]) => (value === undefined ? store.delete(key) : store.put(value, key)));
    // The reason stands on the transaction; a request that it takes down with it only knows that it was aborted.
    await Promise.allSettled(requests);
  } catch (unwritable) {
    abort(transaction);
    await Promise.allSettled([done]);
    throw unwritable;
  }
  await done;
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself already, with the same reason.
  }
}
