import type { Entries, Entry, EntryReader } from '../../games/contract';

interface Reading {
  read(names: readonly string[]): Promise<Entries>;
  list(prefix: string): Promise<Entries>;
}

/** How long entries are read at a stretch, in milliseconds: a page that reads many of them answers in between. */
const STRETCH = 12;

/** Reading leaves an entry that cannot be read where it is: it may be of a newer version. `onUnread` is called for the first one of each reading. */
export function readEntries(storage: Reading, onUnread: (cause: string) => void): EntryReader {
  async function readable<Value>(entries: readonly Entry<Value>[], found: Entries): Promise<readonly Value[]> {
    const values: Value[] = [];
    let bad: string | null = null;
    let since = performance.now();
    for (const { name, parse } of entries) {
      const data = found.get(name);
      if (data === undefined) continue;
      const parsed = parse(data);
      if (parsed.ok) values.push(parsed.value);
      else bad ??= `${name}: ${parsed.rejection.key}`;
      if (performance.now() - since < STRETCH) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    if (bad !== null) onUnread(bad);
    return values;
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
