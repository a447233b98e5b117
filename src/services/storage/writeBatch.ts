import type { Report } from '../report';
import { type Connection, nameOf } from './connection';
import type { Entries } from './database';
import { changesOf, type Edit, isPut } from './edits';
import { NEWER_VERSION } from './hold';
import type { Trouble } from './trouble';

/** Key and value of an entry for what may be of use to somebody, but not to the game. */
export type MakeAside = (key: string, data: unknown, reason: string) => readonly [key: string, value: unknown];

export interface BatchOptions {
  readonly connection: Connection;
  readonly aside: MakeAside;
  readonly trouble: Trouble;
  readonly report: Report;
  /** Entries that could not be read. */
  readonly unread: Set<string>;
  readonly look: ReadonlySet<string>;
  /** Called when the transaction has begun: these edits go with it. */
  readonly take: () => readonly Edit[];
}

/** Why nothing of a batch was written. An unstorable batch holds a value that no database takes, and fails every time. */
export type Failure = 'failed' | 'unstorable';

/** Answers what was changed, or why nothing was. */
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
    // Which of several edits cannot be stored is not known yet: the report waits until that one fails alone.
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
