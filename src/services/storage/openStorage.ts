import type { Report } from '../report';
import { connectTo } from './connection';
import type { Entries, OpenDatabase } from './database';
import { type Edit, put } from './edits';
import { createHold, type Hold, NEWER_VERSION, type Numbering, numberClaim, savedUnder, stampOf } from './hold';
import { openIdbDatabase } from './idbDatabase';
import type { Journal, Store } from './journal';
import { watchForAnswer } from './lateAnswer';
import { ALL_ENDS, type Notes, openNotes } from './notes';
import { createReader } from './reader';
import { watchTrouble } from './trouble';
import type { MakeAside } from './writeBatch';
import { createWriter, type Writer } from './writer';

/** Stores saved games and records. Nothing here throws or rejects: values that cannot be stored stay in memory and are reported. */
export interface GameStorage {
  loadGame(slot: string): Promise<unknown>;
  /**
   * Makes this tab the holder of the table. Nothing that was asked for under an earlier claim is written from now on.
   * If no other tab has claimed it since, this tab's last claim goes on.
   */
  hold(slot: string, claim: Claiming): Promise<Hold>;
  /** Returns at once; of several states saved in a row only the newest need reach the disk. */
  saveGame(slot: string, save: unknown, hold?: Hold): void;
  /** Follows the states of this slot on their way to the disk. */
  watch(slot: string, watcher: Watcher): void;
  /** Notes a state that is about to be saved: from now on it outlives the page, whatever becomes of that. */
  note(slot: string, save: unknown): void;
  /** Returns the note that is newer than what `loadGame` finds and perhaps not saved; null if everything is on the disk. */
  noted(slot: string): unknown;
  /** Sets an unreadable note aside; the saved game stays where it is. */
  setNoteAside(slot: string, data: unknown, reason: string): void;
  /** Removes a note that is older than what lies on the disk. */
  dropNote(slot: string): void;
  /** Notes the last state of a game that is over, beside what `note` holds and those before it, until everything is on the disk. */
  noteEnd(save: unknown): void;
  /** Returns the ends of games that are perhaps not stored yet, noted by this page or by others. */
  notedEnds(): readonly unknown[];
  /** Takes these notes over: they are cleared when everything is on the disk. */
  adoptEnds(): void;
  /** Sets an unreadable save aside, with the date and the reason; it is never deleted. */
  setAside(slot: string, data: unknown, reason: string): void;
  removeGame(slot: string): void;
  /** Returns the values of these entries, including edits that are not written yet. */
  read(keys: readonly string[]): Promise<Entries>;
  /** Returns the same for every non-empty entry whose key begins with this prefix. */
  list(prefix: string): Promise<Entries>;
  /** Returns everything that is stored; null when it could not be read. */
  readAll(): Promise<Entries | null>;
  /**
   * Fills and empties these entries, all of them or none, now or never. Returns whether it is done. The notes of a slot
   * do not count any more. A game that only a newer version can read is set aside, and so is every entry for which `whyUnread` returns a reason.
   */
  replace(changes: Entries, whyUnread?: WhyUnread): Promise<boolean>;
  /** Returns at once. The edit reads and writes in one transaction. */
  edit(edit: Edit): void;
  /** Resolves when everything asked for so far is on the disk or has failed to get there. */
  flushed(): Promise<void>;
  close(): void;
}

/** Returns the reason why the value of an entry cannot be read; null where it can. */
export type WhyUnread = (key: string, found: Entries) => string | null;

export interface Watcher {
  /** Called when this state was noted and is about to be saved. */
  onNoted(save: unknown): void;
  /** Called when this state is kept: it has reached the disk and survives the sudden end of the browser. */
  onKept(save: unknown): void;
  /** Called when another tab has the table. States that are not kept yet are dropped. */
  onLost?(): void;
}

export interface Claiming {
  /** Returns whether the claim is still wanted when its turn comes; another tab may have taken the table meanwhile. */
  readonly isWanted: () => boolean;
  /** Called when another tab has made a later claim. */
  readonly onLost: () => void;
}

export interface StorageOptions {
  readonly report: Report;
  readonly open?: OpenDatabase;
  readonly store?: () => Store;
  readonly now?: () => Date;
  readonly patience?: number;
  /** Returns whether only a newer version of the game can read this save. */
  readonly isOfNewer?: (save: unknown) => boolean;
  /** Called when the database answers after a read was given up, so that reading again makes sense. */
  readonly onAnswer?: () => void;
}

export const keyOfSave = (slot: string): string => `game/${slot}`;

export function openStorage({
  report,
  open = openIdbDatabase,
  store = () => localStorage,
  now = () => new Date(),
  patience = 4000,
  isOfNewer = () => false,
  onAnswer = () => undefined,
}: StorageOptions): GameStorage {
  const connection = connectTo(open, patience);
  const trouble = watchTrouble(report);
  const aside = asideMaker(now);
  const notes = openNotes(store, isOfNewer);
  const watchers = new Map<string, Watcher>();
  const onWritten = (changes: Entries, all: boolean): void => {
    if (all) for (const each of notes.all()) each.clear();
    for (const [key, watcher] of watchers) if (changes.has(key)) watcher.onKept(changes.get(key) ?? null);
  };
  const writer = createWriter({ connection, aside, trouble, report, patience, onWritten });
  const { all, ...reading } = createReader({ connection, writer, trouble, onSilence: watchForAnswer(connection, onAnswer) });

  return {
    loadGame: async (slot) => (await reading.read([keyOfSave(slot)])).get(keyOfSave(slot)) ?? null,
    hold: claimsIn({ connection, trouble, now, notes, watchers }),
    saveGame: (slot, save, hold) => writer.write(savedUnder(hold ?? null, { key: keyOfSave(slot), save, isOfNewer })),
    watch: (slot, watcher) => void watchers.set(keyOfSave(slot), watcher),
    ...notesIn({ notes, writer, aside, watchers }),
    ...endsIn(notes),
    setAside: (slot, data, reason) => {
      const key = keyOfSave(slot);
      writer.write(put([aside(key, data, reason), [key, undefined]]));
    },
    removeGame: (slot) => writer.write(put([[keyOfSave(slot), undefined]])),
    ...reading,
    readAll: all,
    replace: (changes, whyUnread = () => null) => replaced(changes, { writer, notes, isOfNewer, whyUnread }),
    edit: writer.write,
    flushed: writer.flushed,
    close: connection.close,
  };
}

interface ClaimParts extends Pick<Numbering, 'connection' | 'trouble' | 'now'> {
  readonly notes: Notes;
  readonly watchers: ReadonlyMap<string, Watcher>;
}

function claimsIn({ notes, watchers, ...parts }: ClaimParts): GameStorage['hold'] {
  let last: Hold | null = null;
  return async (slot, { isWanted, onLost }) => {
    const own = last?.isHeld() === true ? last.number : 0;
    const key = keyOfSave(slot);
    const noted = stampOf(notes.of(key).read(key)?.value).hold;
    const number = await numberClaim({ ...parts, noted, own, isWanted });
    if (last?.number === number && last.isHeld()) return last;
    const claimed = createHold(number, () => {
      // An earlier claim of this tab is lost to its later one.
      if (last !== claimed) return;
      for (const journal of notes.all()) journal.disown();
      for (const watcher of watchers.values()) watcher.onLost?.();
      onLost();
    });
    if (isWanted()) last = claimed;
    return claimed;
  };
}

interface Replacing {
  readonly writer: Writer;
  readonly notes: Notes;
  readonly isOfNewer: (save: unknown) => boolean;
  readonly whyUnread: WhyUnread;
}

async function replaced(changes: Entries, { writer, notes, isOfNewer, whyUnread }: Replacing): Promise<boolean> {
  const keys = [...changes.keys()];
  const isDone = await writer.attempt({
    look: keys,
    overwrites: keys,
    decide(found, setAside) {
      for (const key of keys) {
        const reason = isOfNewer(found.get(key)) ? NEWER_VERSION : whyUnread(key, found);
        if (reason !== null) setAside(key, reason);
      }
      return changes;
    },
  });
  if (isDone) for (const journal of [...keys.map(notes.of), notes.ends]) forget(journal);
  return isDone;
}

interface NoteParts {
  readonly notes: Notes;
  readonly writer: Writer;
  readonly aside: MakeAside;
  readonly watchers: ReadonlyMap<string, Watcher>;
}

function notesIn({
  notes,
  writer,
  aside,
  watchers,
}: NoteParts): Pick<GameStorage, 'note' | 'noted' | 'setNoteAside' | 'dropNote'> {
  return {
    note: (slot, save) => {
      const key = keyOfSave(slot);
      notes.of(key).note({ key, value: save, unread: writer.isUnread(key) });
      watchers.get(key)?.onNoted(save);
    },
    noted(slot) {
      const key = keyOfSave(slot);
      const note = notes.of(key).read(key);
      if (note?.unread === true) writer.couldNotRead(note.key);
      return note?.value ?? null;
    },
    setNoteAside: (slot, data, reason) => {
      const key = keyOfSave(slot);
      notes.of(key).refuse();
      writer.write(put([aside(key, data, reason)]));
    },
    dropNote: (slot) => forget(notes.of(keyOfSave(slot))),
  };
}

/** Removes the note, no matter which page wrote it. */
function forget(journal: Journal): void {
  journal.refuse();
  journal.clear();
}

function endsIn({ ends, endsNoted }: Notes): Pick<GameStorage, 'noteEnd' | 'notedEnds' | 'adoptEnds'> {
  return {
    noteEnd: (save) => {
      const value = { stamp: stampOf(save), saves: [...endsNoted(), save] };
      ends.note({ key: ALL_ENDS, value, unread: false });
    },
    notedEnds: endsNoted,
    adoptEnds: ends.adopt,
  };
}

function asideMaker(now: () => Date): MakeAside {
  let asides = 0;
  return (key, data, reason) => {
    asides += 1;
    const date = now().toISOString();
    return [`aside/${date}/${asides}/${key}`, { key, date, reason, data }];
  };
}
