import type { Problem, Report } from '../report';
import type { Cabinet } from './cabinet';
import type { Connection } from './connection';
import { problemOf } from './problem';

export interface Writer {
  /** What is not on the disk yet, or could not get there: memory, and the truth until it does. */
  readonly waiting: ReadonlyMap<string, unknown>;
  write(changes: readonly (readonly [key: string, value: unknown])[]): void;
  /** What stands under this key could not be read: it is set aside, not overwritten, once there is something to write. */
  protect(key: string): void;
  flushed(): Promise<void>;
}

/** Key and value of a drawer for what may be of use to somebody, but not to the game. */
export type MakeAside = (key: string, data: unknown, reason: string) => readonly [key: string, value: unknown];

interface WriterOptions {
  readonly connection: Connection;
  readonly report: Report;
  readonly aside: MakeAside;
}

/** One transaction at a time; what arrives meanwhile goes with the next one, the newest value of each key alone. */
export function createWriter({ connection, report, aside }: WriterOptions): Writer {
  const waiting = new Map<string, unknown>();
  const unread = new Set<string>();
  let running: Promise<void> | null = null;
  let dirty = false;
  let reported: Problem | null = null;

  async function run(): Promise<void> {
    while (dirty) {
      dirty = false;
      const batch = new Map(waiting);
      try {
        await connection.use(async (cabinet) => cabinet.change(await withProtected(cabinet, batch)));
        settle(batch);
        reported = null;
      } catch (cause) {
        const key = problemOf(cause);
        if (key !== reported) report({ key, cause });
        reported = key;
      }
    }
    running = null;
  }

  function settle(written: ReadonlyMap<string, unknown>): void {
    for (const [key, value] of written) {
      unread.delete(key);
      if (waiting.get(key) === value) waiting.delete(key);
    }
  }

  async function withProtected(cabinet: Cabinet, batch: ReadonlyMap<string, unknown>): Promise<ReadonlyMap<string, unknown>> {
    const changes = new Map(batch);
    for (const key of batch.keys()) {
      const old = unread.has(key) ? await cabinet.read(key) : undefined;
      if (old !== undefined) changes.set(...aside(key, old, 'neverRead'));
    }
    return changes;
  }

  return {
    waiting,
    protect: (key) => void unread.add(key),
    write(changes) {
      for (const [key, value] of changes) waiting.set(key, value);
      dirty = true;
      running ??= run();
    },
    flushed: () => running ?? Promise.resolve(),
  };
}
