import type { Cabinet } from './cabinet';

/** Key and value of a drawer for what may be of use to somebody, but not to the game. */
export type MakeAside = (key: string, data: unknown, reason: string) => readonly [key: string, value: unknown];

type Changes = ReadonlyMap<string, unknown>;

/** Drawers that could not be read: what lies in them is set aside, not overwritten, once there is something to put there. */
export interface Unread {
  add(key: string): void;
  written(changes: Changes): void;
  withAsides(changes: Changes, cabinet: Cabinet): Promise<Changes>;
}

export function rememberUnread(aside: MakeAside): Unread {
  const unread = new Set<string>();
  return {
    add: (key) => void unread.add(key),
    written(changes) {
      for (const key of changes.keys()) unread.delete(key);
    },
    async withAsides(changes, cabinet) {
      const all = new Map(changes);
      for (const key of changes.keys()) {
        const old = unread.has(key) ? await cabinet.read(key) : undefined;
        if (old !== undefined) all.set(...aside(key, old, 'neverRead'));
      }
      return all;
    },
  };
}
