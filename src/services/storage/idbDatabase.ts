import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Database, DatabaseEvents, Entries } from './database';
import { movedName } from './firstVersion';

const NAME = 'lanterndeep';
/** Pages of the first version close their connection for this one, and cannot open another: what they play on stays in their notes. */
const VERSION = 2;
/** Sorts behind every key with the same prefix. */
const LAST = '\uffff';
/** Any key; there need not be an entry of that name. */
const ANY = '';

interface Schema extends DBSchema {
  drawers: { key: string; value: unknown };
}

type Connected = IDBPDatabase<Schema>;

export async function openIdbDatabase({ onClosed, onBlocked }: DatabaseEvents): Promise<Database> {
  if (typeof indexedDB === 'undefined') throw new DOMException('no IndexedDB', 'SecurityError');
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade: (...[fresh, older, , transaction]) => {
      if (older < 1) fresh.createObjectStore('drawers');
      else void moveEntries(transaction).catch(() => abort(transaction));
    },
    blocked: onBlocked,
    blocking: (_current, _wanted, event) => {
      // Until this connection closes, the newer tab can not open its own.
      if (event.target instanceof IDBDatabase) event.target.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return {
    read: (keys) => contents(storeOf(database), keys),
    list: (prefix) => list(database, prefix),
    change: (look, decide) => change(database, look, decide),
    close: () => database.close(),
  };
}

/** Moves all entries in the transaction of the upgrade, so that all or none are moved if the page dies. */
async function moveEntries(transaction: IDBPTransaction<Schema, 'drawers'[], 'versionchange'>): Promise<void> {
  const store = transaction.objectStore('drawers');
  for (let entry = await store.openCursor(); entry !== null; entry = await entry.continue()) {
    const name = movedName(entry.key);
    if (name === entry.key) continue;
    await store.put(entry.value, name);
    await entry.delete();
  }
}

interface EntryStore {
  get(key: string): Promise<unknown>;
}

/** Failures are reported by the requests. Nobody awaits the end of the transaction, so its rejection is caught here. */
function storeOf(database: Connected) {
  const { done, store } = database.transaction('drawers');
  done.catch(() => undefined);
  return store;
}

async function contents(store: EntryStore, keys: readonly string[]): Promise<Entries> {
  return new Map(await Promise.all(keys.map(async (key) => [key, await store.get(key)] as const)));
}

async function list(database: Connected, prefix: string): Promise<Entries> {
  const store = storeOf(database);
  const range = IDBKeyRange.bound(prefix, `${prefix}${LAST}`);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return new Map(keys.map((key, at) => [key, values[at]]));
}

async function change(database: Connected, look: readonly string[], decide: (found: Entries) => Entries): Promise<void> {
  // Without strict durability the transaction completes before its data are on the disk, and a sudden end loses them.
  const transaction = database.transaction('drawers', 'readwrite', { durability: 'strict' });
  const { done, store } = transaction;
  // A transaction that fails while it waits rejects this too; it is awaited further down.
  done.catch(() => undefined);
  try {
    // A read completes only when the transaction has begun. Until then newer states can still join it.
    const [found] = await Promise.all([contents(store, look), store.getKey(ANY)]);
    const requests = [...decide(found)].map(([key, value]) => (value === undefined ? store.delete(key) : store.put(value, key)));
    transaction.commit();
    // The transaction has the reason; an aborted request only knows that it was aborted.
    await Promise.allSettled(requests);
  } catch (unwritable) {
    abort(transaction);
    await Promise.allSettled([done]);
    throw transaction.error ?? unwritable;
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
