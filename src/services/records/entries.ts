import { type Parsed, refuse } from '../../engine/kernel';
import type { Entries, Entry, SetAside } from '../../games/contract';

/** Entries are read, removed and rewritten by their names, so a value has to match its name. */
export function owned<Value>(parsed: Parsed<Value>, isOwn: (value: Value) => boolean, key: string): Parsed<Value> {
  return parsed.ok && !isOwn(parsed.value) ? refuse(key) : parsed;
}

/** Returns the value of an entry; null where there is none or it cannot be read. */
export function opened<Value>({ name, parse }: Entry<Value>, found: Entries): Value | null {
  const data = found.get(name);
  if (data === undefined) return null;
  const parsed = parse(data);
  return parsed.ok ? parsed.value : null;
}

/** Every edit that writes to an entry calls this first: what cannot be read there, perhaps of a newer version, is kept aside. */
export function makeRoom({ name, parse }: Entry<unknown>, found: Entries, setAside: SetAside): void {
  const reason = whyUnread({ name, parse }, found);
  if (reason !== null) setAside(name, reason);
}

/** Returns the reason why an entry cannot be read; null where it can, and where there is none. */
function whyUnread({ name, parse }: Entry<unknown>, found: Entries): string | null {
  const data = found.get(name);
  if (data === undefined) return null;
  const parsed = parse(data);
  return parsed.ok ? null : parsed.rejection.key;
}
