import { type Connection, nameOf, SILENT, type Work } from './connection';
import type { Entries } from './database';
import { changesOf, type Edit, isPut } from './edits';
import type { Trouble } from './trouble';
import type { Writer } from './writer';

interface ReaderOptions {
  readonly connection: Connection;
  readonly writer: Writer;
  readonly trouble: Trouble;
  /** Called when a read was given up because the database does not answer. */
  readonly onSilence: (look: Work<Entries>) => void;
}

export interface Reader {
  read(keys: readonly string[]): Promise<Entries>;
  list(prefix: string): Promise<Entries>;
  /** Returns every non-empty entry; null when they could not be read. */
  all(): Promise<Entries | null>;
}

const NOTHING: Entries = new Map();

/** Reads as if all waiting edits were on the disk. They were asked for before the read and may be written meanwhile. */
export function createReader({ connection, writer, trouble, onSilence }: ReaderOptions): Reader {
  async function found(keys: readonly string[], look: Work<Entries>): Promise<Entries | null> {
    try {
      return await connection.use(look).catch((cause: unknown) => {
        // A transaction that was aborted, by the browser or because site data are cleared, is worth a second one.
        if (nameOf(cause) !== 'AbortError') throw cause;
        return connection.use(look);
      });
    } catch (cause) {
      for (const key of keys) writer.couldNotRead(key);
      trouble.metReading(cause);
      if (nameOf(cause) === SILENT) onSilence(look);
      return null;
    }
  }

  async function listed(prefix: string): Promise<{ readonly filled: Entries; readonly isRead: boolean }> {
    const edits = writer.waiting();
    const asked = keysToRead([], edits);
    const there = await found(
      asked,
      async (database) => new Map([...(await database.list(prefix)), ...(await database.read(asked))]),
    );
    const now = new Map([...(there ?? NOTHING), ...changesOf(edits, there ?? NOTHING, () => undefined)]);
    const filled = new Map([...now].filter(([key, value]) => key.startsWith(prefix) && value !== undefined));
    return { filled, isRead: there !== null };
  }

  return {
    async read(keys) {
      const edits = writer.waiting();
      const asked = keysToRead(keys, edits);
      const there = (asked.length === 0 ? null : await found(asked, (database) => database.read(asked))) ?? NOTHING;
      const now = new Map([...there, ...changesOf(edits, there, () => undefined)]);
      return new Map(keys.map((key) => [key, now.get(key)]));
    },
    list: async (prefix) => (await listed(prefix)).filled,
    async all() {
      const { filled, isRead } = await listed('');
      return isRead ? filled : null;
    },
  };
}

/** Returns the entries that have to be read. If no waiting edit depends on stored values, an entry that is about to be filled need not be. */
function keysToRead(keys: readonly string[], edits: readonly Edit[]): readonly string[] {
  const puts = edits.filter(isPut);
  if (puts.length < edits.length) return [...new Set([...keys, ...edits.flatMap(({ look }) => look)])];
  return keys.filter((key) => !puts.some(({ values }) => values.has(key)));
}
