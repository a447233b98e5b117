import type { Report } from '../report';
import type { Drawers } from './cabinet';
import type { Connection } from './connection';
import { changesOf, type Edit, isPut, put } from './edits';
import type { Trouble } from './trouble';

/** Key and value of a drawer for what may be of use to somebody, but not to the game. */
export type MakeAside = (key: string, data: unknown, reason: string) => readonly [key: string, value: unknown];

export interface Writer {
  /** What is not on the disk yet, or could not get there: the truth until it does. */
  waiting(): readonly Edit[];
  write(edit: Edit): void;
  /** This drawer could not be read: what lies in it is set aside, not overwritten, once there is something to put there. */
  couldNotRead(key: string): void;
  isUnread(key: string): boolean;
  flushed(): Promise<void>;
}

interface WriterOptions {
  readonly connection: Connection;
  readonly aside: MakeAside;
  readonly trouble: Trouble;
  readonly report: Report;
  /** Nothing waits any more. */
  readonly onWritten: () => void;
}

/** One transaction at a time; what arrives meanwhile goes with the next one, of several values put in one place the newest. */
export function createWriter(options: WriterOptions): Writer {
  let waiting: readonly Edit[] = [];
  /** How many of them are on their way to the disk. */
  let sent = 0;
  let running: Promise<void> | null = null;
  let dirty = false;
  const unread = new Set<string>();

  async function run(): Promise<void> {
    while (dirty) {
      dirty = false;
      sent = waiting.length;
      if (await writeBatch(waiting, unread, options)) waiting = waiting.slice(sent);
      sent = 0;
    }
    running = null;
    if (waiting.length === 0) options.onWritten();
  }

  return {
    waiting: () => waiting,
    write(edit) {
      const last = waiting.length > sent ? waiting.at(-1) : undefined;
      const joins = isPut(last) && isPut(edit);
      waiting = joins ? [...waiting.slice(0, -1), put([...last.values, ...edit.values])] : [...waiting, edit];
      dirty = true;
      running ??= run();
    },
    couldNotRead: (key) => void unread.add(key),
    isUnread: (key) => unread.has(key),
    flushed: () => running ?? Promise.resolve(),
  };
}

/** False when it could not be written; then all of it is still to be written. */
async function writeBatch(batch: readonly Edit[], unread: Set<string>, options: WriterOptions): Promise<boolean> {
  const { connection, aside, trouble, report } = options;
  const look = new Set([...batch.flatMap((edit) => edit.look), ...unread]);
  const puts = batch.filter(isPut);
  let changes: Drawers = new Map();
  let bad = 0;
  const decide = (found: Drawers): Drawers => {
    bad = 0;
    const asides = new Map<string, unknown>();
    changes = changesOf(batch, found, (key, data, reason) => {
      bad += 1;
      asides.set(...aside(key, data, reason));
    });
    for (const key of unread) {
      const old = puts.some(({ values }) => values.has(key)) ? found.get(key) : undefined;
      if (old !== undefined) asides.set(...aside(key, old, 'neverRead'));
    }
    return new Map([...asides, ...changes]);
  };
  try {
    await connection.use((cabinet) => cabinet.change([...look], decide));
  } catch (cause) {
    trouble.met(cause);
    return false;
  }
  trouble.over();
  for (const key of changes.keys()) unread.delete(key);
  if (bad > 0) report({ key: 'recordSetAside' });
  return true;
}
