import type { CabinetEvents, OpenCabinet } from '../../src/services/storage/cabinet';

export interface FakeCabinet {
  readonly open: OpenCabinet;
  readonly drawers: Map<string, unknown>;
  readonly log: string[];
  /** Thrown by the next calls, one each. */
  readonly failures: { open: unknown[]; read: unknown[]; change: unknown[] };
  /** Ends the connection as a newer tab or the browser would. */
  closeFromOutside(): void;
  events(): CabinetEvents;
  /** Changes wait for this before they are done. */
  gate: Promise<void>;
}

export const failure = (name: string): DOMException => new DOMException(name, name);

/** A database in memory that can be made to fail; a closed connection refuses to work, as a real one does. */
export function fakeCabinet(): FakeCabinet {
  let last: CabinetEvents | null = null;
  let connection = { open: false };

  const fake: FakeCabinet = {
    drawers: new Map(),
    log: [],
    failures: { open: [], read: [], change: [] },
    gate: Promise.resolve(),
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
      return {
        async read(keys) {
          if (!mine.open) throw failure('InvalidStateError');
          fail(fake.failures.read);
          return new Map(keys.map((key) => [key, fake.drawers.get(key)]));
        },
        async list(prefix) {
          if (!mine.open) throw failure('InvalidStateError');
          fail(fake.failures.read);
          return new Map([...fake.drawers].filter(([key]) => key.startsWith(prefix)));
        },
        async change(look, decide) {
          if (!mine.open) throw failure('InvalidStateError');
          const changes = decide(new Map(look.map((key) => [key, fake.drawers.get(key)])));
          fake.log.push(`change ${[...changes.keys()].map((key) => key.split('/')[0]).join(' ')}`);
          await fake.gate;
          fail(fake.failures.change);
          for (const [key, value] of changes) {
            if (value === undefined) fake.drawers.delete(key);
            else fake.drawers.set(key, value);
          }
        },
        close: () => {
          mine.open = false;
          fake.log.push('close');
        },
      };
    },
  };
  return fake;
}

function fail(failures: unknown[]): void {
  if (failures.length > 0) throw failures.shift();
}
