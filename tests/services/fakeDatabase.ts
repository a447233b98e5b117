import type { Database, DatabaseEvents, Entries, OpenDatabase } from '../../src/services/storage/database';

export interface FakeDatabase {
  readonly open: OpenDatabase;
  readonly entries: Map<string, unknown>;
  readonly log: string[];
  /** Thrown by the next calls, one each. */
  readonly failures: { open: unknown[]; read: unknown[]; change: unknown[] };
  /** Ends the connection as a newer tab or the browser would. */
  closeFromOutside(): void;
  events(): DatabaseEvents;
  /** Another connection, as another page has. */
  connected(): Database;
  /** Changes wait for this before they are done. */
  gate: Promise<void>;
  /** Reads wait for this before they answer. */
  readGate: Promise<void>;
  /** Transactions that have been asked for and are not over: one runs, the others wait for it. */
  queued: number;
}

export const failure = (name: string): DOMException => new DOMException(name, name);

/** A database in memory that can be made to fail. Like a real one it runs one change after the other, and a closed connection refuses to work. */
export function fakeDatabase(): FakeDatabase {
  let last: DatabaseEvents | null = null;
  let connection = { open: false };
  let lastChange: Promise<unknown> = Promise.resolve();

  const fake: FakeDatabase = {
    entries: new Map(),
    log: [],
    failures: { open: [], read: [], change: [] },
    gate: Promise.resolve(),
    readGate: Promise.resolve(),
    queued: 0,
    connected: () => connect(),
    events: () => last ?? { onClosed: () => undefined, onBlocked: () => undefined },
    closeFromOutside() {
      connection.open = false;
      last?.onClosed();
    },
    async open(events) {
      last = events;
      fake.log.push('open');
      fail(fake.failures.open);
      const mine = { open: true };
      connection = mine;
      return connect(mine);
    },
  };

  function connect(mine = { open: true }): Database {
    return {
      async read(keys) {
        if (!mine.open) throw failure('InvalidStateError');
        await fake.readGate;
        fail(fake.failures.read);
        return new Map(keys.map((key) => [key, fake.entries.get(key)]));
      },
      async list(prefix) {
        if (!mine.open) throw failure('InvalidStateError');
        await fake.readGate;
        fail(fake.failures.read);
        return new Map([...fake.entries].filter(([key]) => key.startsWith(prefix)));
      },
      async change(look, decide) {
        if (!mine.open) throw failure('InvalidStateError');
        const changed = lastChange.then(() => change(look, decide));
        fake.queued += 1;
        const over = (): void => {
          fake.queued -= 1;
        };
        lastChange = changed.then(over, over);
        await changed;
      },
      close: () => {
        mine.open = false;
        fake.log.push('close');
      },
    };
  }

  async function change(look: readonly string[], decide: (found: Entries) => Entries): Promise<void> {
    const changes = decide(new Map(look.map((key) => [key, fake.entries.get(key)])));
    fake.log.push(`change ${[...changes.keys()].map((key) => key.split('/')[0]).join(' ')}`);
    await fake.gate;
    fail(fake.failures.change);
    for (const [key, value] of structuredClone([...changes])) {
      if (value === undefined) fake.entries.delete(key);
      else fake.entries.set(key, value);
    }
  }
  return fake;
}

function fail(failures: unknown[]): void {
  if (failures.length > 0) throw failures.shift();
}
