import type { Drawers } from './cabinet';

/** Puts what lies in a drawer out of the way, for somebody to look at; the drawer itself is left to the edit. */
export type SetAside = (key: string, reason: string) => void;

/**
 * A change that depends on what is there. It is asked again until it can be written, and may meet what it has written
 * already: done twice has to be as good as done once.
 */
export interface Edit {
  /** Drawers that it has to look into. */
  readonly look: readonly string[];
  /** Drawers that it fills whatever lies there: where that could not be read before, it is set aside first. */
  readonly overwrites?: readonly string[];
  decide(found: Drawers, setAside: SetAside): Drawers;
}

/** A change that does not. */
export interface Put extends Edit {
  readonly values: Drawers;
}

export function put(changes: Iterable<readonly [key: string, value: unknown]>): Put {
  const values = new Map(changes);
  return { look: [], values, decide: () => values };
}

export function isPut(edit: Edit | undefined): edit is Put {
  return edit !== undefined && 'values' in edit;
}

/** What a row of edits changes, each one seeing what those before it have done. */
export function changesOf(
  edits: readonly Edit[],
  found: Drawers,
  aside: (key: string, data: unknown, why: string) => void,
): Drawers {
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
