import { isRecord, parseJson } from '../../engine/kernel';
import { isOlder, stampOf } from './hold';

/** What an entry is to hold as soon as the disk has it. */
export interface Note {
  readonly key: string;
  readonly value: unknown;
  /** Nobody has seen what lies in that entry on the disk. */
  readonly unread: boolean;
}

/**
 * The last thing that has to be written, noted down at once: a database takes its time, and a page that dies meanwhile takes
 * what it asked for with it. The note is gone again when everything is on the disk.
 */
export interface Journal {
  /** The note for this entry, from this life of the page or the one before. */
  read(key: string): Note | null;
  /** A newer note of another tab stays: this one has lost the table and does not know it yet. */
  note(note: Note): void;
  /** What stands there is of no use and not read again; it stays until it is cleared. */
  refuse(): void;
  clear(): void;
  /** What stands there is this tab's to clear, whoever wrote it. */
  adopt(): void;
  /** What stands there belongs to another tab from now on. */
  disown(): void;
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The newest state of a game, by the name of its save: a game that is begun must not push out what another has noted. */
export const notePlace = (key: string): string => `lanterndeep-note/${key}`;
/** Ends of games, which a new game must not push out of the journal before they are written down. */
export const ENDS = 'lanterndeep-ends';

/** What stays noted of a note when everything else is on the disk. */
export type RestOf = (note: Note) => Note | null;

/** `store` is a function, for where storage is forbidden even looking at it throws: there the database alone has to do. */
export function openJournal(store: () => Store, place: string, restOf: RestOf = () => null): Journal {
  /** What stands there by our doing: another tab may have taken over the table, and the journal with it. */
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

/** What can not be read as a note is handed on as it is, for whoever looks for one to set it aside. */
function noteIn(text: string, wanted: string): Note {
  const { ok, ...read } = parseJson(text);
  const data = ok && 'value' in read && isRecord(read.value) ? read.value : {};
  const { key, value, unread } = data;
  return typeof key === 'string' ? { key, value, unread: unread === true } : { key: wanted, value: text, unread: false };
}
