import { isRecord, parseJson } from '../../engine/kernel';
import { isOlder, stampOf } from './hold';

/** The future value of an entry. */
export interface Note {
  readonly key: string;
  readonly value: unknown;
  /** True when the stored value of that entry has not been read. */
  readonly unread: boolean;
}

/**
 * Notes the last value that has to be written, at once: a database takes its time, and a page that dies meanwhile loses
 * what it asked for. The note is cleared when everything is on the disk.
 */
export interface Journal {
  /** Returns the note for this entry, of this page or of an earlier one. */
  read(key: string): Note | null;
  /** Notes a value. A newer note of another tab stays, because this tab has lost the table and does not know it yet. */
  note(note: Note): void;
  /** Marks the note as useless. It is not read again and stays until it is cleared. */
  refuse(): void;
  clear(): void;
  /** Lets this tab clear the note, no matter which tab wrote it. */
  adopt(): void;
  /** Leaves the note to another tab. */
  disown(): void;
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The newest state of a game, by the name of its save: a game that is begun must not push out what another has noted. */
export const notePlace = (key: string): string => `lanterndeep-note/${key}`;
/** Ends of games, which a new game must not push out of the journal before they are written down. */
export const ENDS = 'lanterndeep-ends';

/** Returns the part of a note that stays when everything else is on the disk. */
export type RestOf = (note: Note) => Note | null;

/** `store` is a function because reading it throws where storage is forbidden. Only the database is used there. */
export function openJournal(store: () => Store, place: string, restOf: RestOf = () => null): Journal {
  /** The note that this tab wrote last. Another tab may have taken over the table, and the journal with it. */
  let ours: string | null = null;
  let refused: string | null = null;

  const attempt = <Result>(touch: (open: Store) => Result): Result | null => attempted(store, touch);
  const text = (): string | null => attempt((open) => open.getItem(place));

  return {
    read(key) {
      const found = text();
      const note = found === null || found === refused ? null : noteIn(found, key);
      return note?.key === key ? note : null;
    },
    note(note) {
      const found = text();
      if (found !== null && found !== ours && found !== refused && isOlderThan(found, note)) return;
      ours = attempt((open) => {
        const written = JSON.stringify(note);
        open.setItem(place, written);
        return written;
      });
      // An older note would be taken for the last one.
      if (ours === null) attempt((open) => open.removeItem(place));
    },
    refuse() {
      refused = ours = text();
    },
    clear() {
      const found = ours === null ? null : text();
      if (found !== null && found === ours) attempt((open) => leave(open, place, restOf(noteIn(found, place))));
      ours = null;
    },
    adopt() {
      ours = text();
    },
    disown() {
      ours = null;
    },
  };
}

function leave(open: Store, place: string, rest: Note | null): void {
  if (rest === null) open.removeItem(place);
  else open.setItem(place, JSON.stringify(rest));
}

function attempted<Result>(store: () => Store, touch: (open: Store) => Result): Result | null {
  try {
    return touch(store());
  } catch {
    return null;
  }
}

function isOlderThan(found: string, { key, value }: Note): boolean {
  const other = noteIn(found, key);
  return other.key === key && isOlder(stampOf(value), stampOf(other.value));
}

/** Returns the note. Text that cannot be parsed is returned as it is, so that the caller can set it aside. */
function noteIn(text: string, wanted: string): Note {
  const { ok, ...read } = parseJson(text);
  const data = ok && 'value' in read && isRecord(read.value) ? read.value : {};
  const { key, value, unread } = data;
  return typeof key === 'string' ? { key, value, unread: unread === true } : { key: wanted, value: text, unread: false };
}
