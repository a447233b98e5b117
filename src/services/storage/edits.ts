import type { Entries } from './database';

/** Puts what lies in an entry out of the way, for somebody to look at; the entry itself is left to the edit. */
export type SetAside = (key: string, reason: string) => void;

/**
 * A change that depends on what is there. It is asked again until it can be written, and may meet what it has written
 * already: done twice has to be as good as done once.
 */
export interface Edit {
  /** Entries that it has to look into. */
  readonly look: readonly string[];
  /** Entries that it fills whatever lies there: where that could not be read before, it is set aside first. */
  readonly overwrites?: readonly string[];
  /** This does nothing but fill one entry as a whole, under a claim: a later edit that does the same makes it superfluous. */
  readonly fills?: { readonly key: string; readonly hold: object };
  decide(found: Entries, setAside: SetAside): Entries;
}

/** A change that does not. */
export interface Put extends Edit {
  readonly values: Entries;
}

export function put(changes: Iterable<readonly [key: string, value: unknown]>): Put {
  const values = new Map(changes);
  return { look: [], values, decide: () => values };
}

/** The edits that are still needed when the newer one comes after them; those before `from` may not be touched any more. */
export function neededBefore(newer: Edit, edits: readonly Edit[], from: number): readonly Edit[] {
  const older = edits.slice(from);
  const last = older.findLastIndex((edit) => !isSuperseded(edit, newer) && sees(edit, newer));
  return edits.filter((edit, at) => at <= from + last || !isSuperseded(edit, newer));
}

/** Whether nothing would be left of the older edit once the newer one is done. */
function isSuperseded(older: Edit, newer: Edit): boolean {
  if (isPut(newer)) return isPut(older) && [...older.values.keys()].every((key) => newer.values.has(key));
  const { fills } = newer;
  return fills !== undefined && older.fills?.key === fills.key && older.fills.hold === fills.hold;
}

/** Whether the older edit depends on an entry that the newer one fills, or changes it. */
function sees(older: Edit, newer: Edit): boolean {
  const filled = isPut(newer) ? [...newer.values.keys()] : newer.look;
  return filled.some((key) => older.look.includes(key) || (isPut(older) && older.values.has(key)));
}

export function isPut(edit: Edit | undefined): edit is Put {
  return edit !== undefined && 'values' in edit;
}

/** What a row of edits changes, each one seeing what those before it have done. */
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
