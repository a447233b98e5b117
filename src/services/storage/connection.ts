import type { Database, OpenDatabase } from './database';

export interface Connection {
  /**
   * Runs `work` on an open database, once more on a fresh one when the first went away underneath it. Rejects when there is no
   * answer for too long.
   */
  use<Result>(work: Work<Result>): Promise<Result>;
  /** Does the same without a time limit, because the database may be busy with another tab's work. */
  useHowLong<Result>(work: Work<Result>): Promise<Result>;
  /** Runs `work` when the database that is open or being opened answers, however late. It is not tried again. */
  useOnceOpen<Result>(work: Work<Result>): Promise<Result>;
  close(): void;
}

export type Work<Result> = (database: Database) => Promise<Result>;

interface Attempt {
  readonly database: Promise<Database>;
  readonly blocked: Promise<never>;
  readonly block: (reason: Error) => void;
}

/** Opens when first needed, closes when a newer tab asks, opens again at the next need. */
export function connectTo(open: OpenDatabase, patience: number): Connection {
  let current: Attempt | null = null;

  function begin(): Attempt {
    let block: Attempt['block'] = () => undefined;
    const blocked = new Promise<never>((_resolve, reject) => {
      block = reject;
    });
    blocked.catch(() => undefined);
    const forget = () => {
      if (current === attempt) current = null;
    };
    const onBlocked = () => block(new DOMException('an older tab holds the database', 'VersionError'));
    const database = Promise.resolve().then(() => open({ onClosed: forget, onBlocked }));
    database.catch(forget);
    const attempt: Attempt = { database, blocked, block };
    current = attempt;
    return attempt;
  }

  async function run<Result>(work: Work<Result>): Promise<Result> {
    const used = current ?? begin();
    const database = await opened(used, patience);
    try {
      return await work(database);
    } catch (error) {
      if (current === used && nameOf(error) !== 'InvalidStateError') throw error;
      if (current === used) current = null;
      return await work(await opened(current ?? begin(), patience));
    }
  }

  return {
    use: (work) => run((database) => inTime(work(database), patience)),
    useHowLong: run,
    useOnceOpen: async (work) => work(await (current ?? begin()).database),
    close() {
      void current?.database.then((database) => database.close()).catch(() => undefined);
      current = null;
    },
  };
}

/** Some browsers now and then never open a database: then the game begins without its storage rather than not at all. */
async function opened({ database, blocked, block }: Attempt, patience: number): Promise<Database> {
  const alarm = setTimeout(() => block(silence()), patience);
  // The database comes first in the race: once it is open, a timeout does not matter.
  return Promise.race([database, blocked]).finally(() => clearTimeout(alarm));
}

/** Resolves like the promise, or rejects when it takes too long. */
export function inTime<Result>(work: Promise<Result>, patience: number): Promise<Result> {
  let alarm: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    alarm = setTimeout(() => reject(silence()), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(alarm));
}

/** The name of the error of a database that does not answer. */
export const SILENT = 'TimeoutError';

export function silence(): DOMException {
  return new DOMException('the database does not answer', SILENT);
}

export function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}
