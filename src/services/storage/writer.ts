import type { Problem, Report } from '../report';
import type { Connection } from './connection';
import { problemOf } from './problem';
import type { Unread } from './unread';

export interface Writer {
  /** What is not on the disk yet, or could not get there: memory, and the truth until it does. */
  readonly waiting: ReadonlyMap<string, unknown>;
  write(changes: readonly (readonly [key: string, value: unknown])[]): void;
  flushed(): Promise<void>;
}

interface WriterOptions {
  readonly connection: Connection;
  readonly unread: Unread;
  readonly report: Report;
}

/** One transaction at a time; what arrives meanwhile goes with the next one, the newest value of each key alone. */
export function createWriter({ connection, unread, report }: WriterOptions): Writer {
  const waiting = new Map<string, unknown>();
  let running: Promise<void> | null = null;
  let dirty = false;
  let reported: Problem | null = null;

  async function write(batch: ReadonlyMap<string, unknown>): Promise<void> {
    try {
      await connection.use(async (cabinet) => cabinet.change(await unread.withAsides(batch, cabinet)));
      unread.written(batch);
      for (const [key, value] of batch) if (waiting.get(key) === value) waiting.delete(key);
      reported = null;
    } catch (cause) {
      const key = problemOf(cause);
      if (key !== reported) report({ key, cause });
      reported = key;
    }
  }

  async function run(): Promise<void> {
    while (dirty) {
      dirty = false;
      await write(new Map(waiting));
    }
    running = null;
  }

  return {
    waiting,
    write(changes) {
      for (const [key, value] of changes) waiting.set(key, value);
      dirty = true;
      running ??= run();
    },
    flushed: () => running ?? Promise.resolve(),
  };
}
