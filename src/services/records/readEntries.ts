import type { Entries, Entry, EntryReader } from '../../games/contract';
import { opened, whyUnread } from './entries';

interface Reading {
  read(names: readonly string[]): Promise<Entries>;
  list(prefix: string): Promise<Entries>;
}

/** Reading leaves an entry that cannot be read where it is: it may be of a newer version. `onUnread` is called for the first one of each reading. */
export function readEntries(storage: Reading, onUnread: (cause: string) => void): EntryReader {
  function readable<Value>(entries: readonly Entry<Value>[], found: Entries): readonly Value[] {
    const bad = entries.find((entry) => whyUnread(entry, found) !== null);
    if (bad !== undefined) onUnread(`${bad.name}: ${whyUnread(bad, found)}`);
    return entries.map((entry) => opened(entry, found)).filter((value) => value !== null);
  }
  return {
    read: async (entries) => readable(entries, await storage.read(entries.map(({ name }) => name))),
    async readAll(prefix, entry) {
      const found = await storage.list(prefix);
      const entries = [...found.keys()].map((name) => ({ ...entry(name.slice(prefix.length)), name }));
      return readable(entries, found);
    },
  };
}

export function newestFirst<Dated extends { readonly date: string }>(dated: readonly Dated[]): readonly Dated[] {
  return [...dated].sort((one, other) => (one.date < other.date ? 1 : -1));
}
