import type { Report } from '../report';
import { type Connection, nameOf } from './connection';
import type { Entries } from './database';
import { changesOf, type Edit, isPut } from './edits';
import { NEWER_VERSION } from './hold';
import type { Trouble } from './trouble';

/** Returns key and value of an entry that sets a value aside. The game does not read it. */
export type MakeAside = (key: string, data: unknown, reason: string) => readonly [key: string, value: unknown];

export interface BatchOptions {
  readonly connection: Connection;
  readonly aside: MakeAside;
  readonly trouble: Trouble;
  readonly report: Report;
  /** Entries whose values could not be read. */
  readonly unread: Set<string>;
  readonly look: ReadonlySet<string>;
  /** Called when the transaction has begun: these edits go with it. */
  readonly take: () => readonly Edit[];
}

/** The reason why nothing of a batch was written. An unstorable batch holds a value that no database accepts, and fails every time. */
export type Failure = 'failed' | 'unstorable';

/** Returns the changes, or the reason why there are none. */
export async function writeBatch(options: BatchOptions): Promise<Entries | Failure> {
  const { connection, aside, trouble, report, unread } = options;
  let changes: Entries = new Map();
  let taken = 0;
  let bad = 0;

  function decide(found: Entries): Entries {
    const batch = options.take();
    const asides = new Map<string, unknown>();
    taken = batch.length;
    bad = 0;
    changes = changesOf(batch, found, (key, data, reason) => {
      if (reason !== NEWER_VERSION) bad += 1;
      asides.set(...aside(key, data, reason));
    });
    for (const key of unread) {
      const old = changes.has(key) && batch.some((edit) => overwrites(edit, key)) ? found.get(key) : undefined;
      if (old !== undefined) asides.set(...aside(key, old, 'neverRead'));
    }
    return new Map([...asides, ...changes]);
  }

  try {
    await connection.useHowLong((database) => database.change([...options.look], decide));
  } catch (cause) {
    const unstorable = nameOf(cause) === 'DataCloneError';
    // It is not known yet which of several edits cannot be stored, so the report waits until that one fails alone.
    if (!unstorable || taken <= 1) trouble.met(cause);
    return unstorable ? 'unstorable' : 'failed';
  }
  trouble.over();
  for (const key of changes.keys()) unread.delete(key);
  if (bad > 0) report({ key: 'recordSetAside' });
  return changes;
}

function overwrites(edit: Edit, key: string): boolean {
  return isPut(edit) ? edit.values.has(key) : edit.overwrites?.includes(key) === true;
}
