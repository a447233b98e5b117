import type { Entries } from './database';

/** Sets the value of an entry aside. The entry itself is changed by the edit. */
export type SetAside = (key: string, reason: string) => void;

/**
 * A change that depends on stored values. It is decided again until it can be written, and may find what it has written
 * already, so it has to be idempotent.
 */
export interface Edit {
  /** Entries that it has to read. */
  readonly look: readonly string[];
  /** Entries that it fills without reading them. A value that was found unreadable is set aside first. */
  readonly overwrites?: readonly string[];
  /** Set for an edit that only replaces one entry under a claim. A later edit of the same kind makes it superfluous. */
  readonly fills?: { readonly key: string; readonly hold: object };
  decide(found: Entries, setAside: SetAside): Entries;
}

/** Returns an edit that depends on no stored value. */
export interface Put extends Edit {
  readonly values: Entries;
}

export function put(changes: Iterable<readonly [key: string, value: unknown]>): Put {
  const values = new Map(changes);
  return { look: [], values, decide: () => values };
}

/** Returns the edits that are still needed before the newer one. Those before `from` may not be removed any more. */
export function neededBefore(newer: Edit, edits: readonly Edit[], from: number): readonly Edit[] {
  const older = edits.slice(from);
  const last = older.findLastIndex((edit) => !isSuperseded(edit, newer) && sees(edit, newer));
  return edits.filter((edit, at) => at <= from + last || !isSuperseded(edit, newer));
}

/** Returns whether the newer edit overwrites everything that the older one does. */
function isSuperseded(older: Edit, newer: Edit): boolean {
  if (isPut(newer)) return isPut(older) && [...older.values.keys()].every((key) => newer.values.has(key));
  const { fills } = newer;
  return fills !== undefined && older.fills?.key === fills.key && older.fills.hold === fills.hold;
}

/** Returns whether the older edit reads or changes an entry that the newer one fills. */
function sees(older: Edit, newer: Edit): boolean {
  const filled = isPut(newer) ? [...newer.values.keys()] : newer.look;
  return filled.some((key) => older.look.includes(key) || (isPut(older) && older.values.has(key)));
}

export function isPut(edit: Edit | undefined): edit is Put {
  return edit !== undefined && 'values' in edit;
}

/** Returns the changes of several edits. Each edit sees the changes of those before it. */
export function changesOf(
  edits: readonly Edit[],
  found: Entries,
  aside: (key: string, data: unknown, why: string) => void,
): Entries {
  const now = new Map(found);
  const changes = new Map<string, unknown>();
  for (const edit of edits) {
    const changed = edit.decide(now, (key, reason) => aside(key, now.get(key), reason));
    for (const [key, value] of changed) {
      now.set(key, value);
      changes.set(key, value);
    }
  }
  return changes;
}
