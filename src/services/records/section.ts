import type { Edit, Entries, Section } from '../../games/contract';
import type { GameStorage } from '../storage/openStorage';

type Storage = Pick<GameStorage, 'read' | 'list' | 'edit'>;

/** The part of the database that belongs to a game. */
export function sectionOf(storage: Storage, game: string): Section {
  const prefix = sectionPrefix(game);
  const full = (name: string): string => prefix + name;
  return {
    read: async (names) => shortened(await storage.read(names.map(full)), prefix),
    list: async (start) => shortened(await storage.list(prefix + start), prefix),
    edit: (edit) => storage.edit(editIn(game, edit)),
  };
}

export const sectionPrefix = (game: string): string => `${game}/`;

/** Returns the same edit with the full names of the database. */
function editIn(game: string, { look, decide }: Edit): Edit {
  const prefix = sectionPrefix(game);
  const full = (name: string): string => prefix + name;
  return {
    look: look.map(full),
    decide: (found, setAside) =>
      lengthened(
        decide(shortened(found, prefix), (name, reason) => setAside(full(name), reason)),
        prefix,
      ),
  };
}

export function shortened(entries: Entries, prefix: string): Entries {
  return new Map([...entries].flatMap(([key, value]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [])));
}

export function lengthened(entries: Entries, prefix: string): Entries {
  return new Map([...entries].map(([name, value]) => [prefix + name, value]));
}
