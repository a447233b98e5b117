import type { Cabinet, CabinetEvents, Drawers, OpenCabinet } from '../../src/services/storage/cabinet';

export interface FakeCabinet {
  readonly open: OpenCabinet;
  readonly drawers: Map<string, unknown>;
  readonly log: string[];
  /** Thrown by the next calls, one each. */
  readonly failures: { open: unknown[]; read: unknown[]; change: unknown[] };
  /** Ends the connection as a newer tab or the browser would. */
  closeFromOutside(): void;
  events(): CabinetEvents;
  /** Another connection, as another page has. */
  connected(): Cabinet;
  /** Changes wait for this before they are done. */
  gate: Promise<void>;
  /** Reads wait for this before they answer. */
  readGate: Promise<void>;
  /** Transactions that have been asked for and are not over: one runs, the others wait for it. */
  queued: number;
}

export const failure = (name: string): DOMException => new DOMException(name, name);

/** A database in memory that can be made to fail. Like a real one it runs one change after the other, and a closed connection refuses to work. */
export function fakeCabinet(): FakeCabinet {
  let last: CabinetEvents | null = null;
  let connection = { open: false };
  let lastChange: Promise<unknown> = Promise.resolve();

  const fake: FakeCabinet = {
    drawers: new Map(),
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

  function connect(mine = { open: true }): Cabinet {
    return {
      async read(keys) {
        if (!mine.open) throw failure('InvalidStateError');
        await fake.readGate;
        fail(fake.failures.read);
        return new Map(keys.map((key) => [key, fake.drawers.get(key)]));
      },
      async list(prefix) {
        if (!mine.open) throw failure('InvalidStateError');
        await fake.readGate;
        fail(fake.failures.read);
        return new Map([...fake.drawers].filter(([key]) => key.startsWith(prefix)));
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

  async function change(look: readonly string[], decide: (found: Drawers) => Drawers): Promise<void> {
    const changes = decide(new Map(look.map((key) => [key, fake.drawers.get(key)])));
    fake.log.push(`change ${[...changes.keys()].map((key) => key.split('/')[0]).join(' ')}`);
    await fake.gate;
    fail(fake.failures.change);
    for (const [key, value] of structuredClone([...changes])) {
      if (value === undefined) fake.drawers.delete(key);
      else fake.drawers.set(key, value);
    }
  }
  return fake;
}

function fail(failures: unknown[]): void {
  if (failures.length > 0) throw failures.shift();
}
