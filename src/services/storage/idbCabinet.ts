import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Cabinet, CabinetEvents } from './cabinet';

const NAME = 'lanterndeep';
const VERSION = 1;

interface Schema extends DBSchema {
  drawers: { key: string; value: unknown };
}

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
    read: (key) => database.get('drawers', key),
    change: (changes) => change(database, changes),
    close: () => database.close(),
  };
}

async function change(database: IDBPDatabase<Schema>, changes: ReadonlyMap<string, unknown>): Promise<void> {
  // A player who saw a card must not unsee it by pulling the plug.
  const transaction = database.transaction('drawers', 'readwrite', { durability: 'strict' });
  const done = transaction.done;
  try {
    const requests = [...changes].map(([key, value]) =>
      value === undefined ? transaction.store.delete(key) : transaction.store.put(value, key),
    );
    // The reason stands on the transaction; a request that it takes down with it only knows that it was aborted.
    await Promise.allSettled(requests);
  } catch (unstorable) {
    transaction.abort();
    await Promise.allSettled([done]);
    throw unstorable;
  }
  await done;
}
