import {
  hashOf,
  isNewerSave,
  isRecord,
  isWellFormed,
  LIMITS,
  type Loaded,
  type Parsed,
  parseSave,
  refuse,
  toSave,
} from '../engine/kernel';
import { type Command, type Event, FREE, type Mode, oneDeckDungeon, parseMode, type Setup, type State } from '../engine/onedeck';
import type { TableGame } from '../games/onedeck';
import { storyIn } from '../games/onedeck/table';
import { type GameStorage, type Hold, isOlder, lostHold, type Records, stampOf } from '../services';

export const SLOT = 'current';
const PRACTICE: Mode = { kind: 'practice' };
const NO_GAME = { game: null, trouble: null, newer: false } as const;
const OF_NEWER = { ...NO_GAME, newer: true } as const;

export interface SavedGame {
  readonly game: TableGame | null;
  readonly trouble: 'saveSetAside' | 'rulesChanged' | null;
  /** A newer version of the game can go on with what lies there: it stays until the player gives it up. */
  readonly newer: boolean;
}

/** What the storage holds of the game in progress; reading it changes nothing. */
export interface ReadTable extends SavedGame {
  /** The game, or the end of it, is noted and not on the disk: its page died before. */
  readonly unwritten: boolean;
  /** What cannot be read, and why. */
  readonly bad: { readonly note?: Bad; readonly save?: Bad };
  /** The note of a game that only a newer version can read, when it counts. */
  readonly newerNote: unknown;
  /** A note that is older than what lies on the disk. */
  readonly staleNote: boolean;
  /** Ends of games that are perhaps not written down, without those that wait for a newer version. */
  readonly ends: readonly unknown[];
}

interface Bad {
  readonly data: unknown;
  readonly reason: string;
}

type ReadGame = TableGame & Pick<Loaded<Setup, State, Command, Event>, 'replayed' | 'demoted'>;
type Reading = Pick<GameStorage, 'loadGame' | 'noted' | 'notedEnds'>;
type Tidying = Pick<GameStorage, 'setAside' | 'setNoteAside' | 'dropNote'>;

/**
 * The game in progress, from the note of the last move or from the disk, whichever is newer. A move that is noted and not
 * on the disk is one that the page died on. What only a newer version can read is not bad: it stays where it is.
 */
export async function loadSavedGame(storage: Reading): Promise<ReadTable> {
  const noted = storage.noted(SLOT);
  const note = noted === null ? null : parseSavedGame(noted);
  const isNoteOfNewer = isOfNewerVersion(noted);
  const bad = note?.ok === false && !isNoteOfNewer ? { note: { data: noted, reason: note.rejection.key } } : {};
  const data = await storage.loadGame(SLOT);
  const written = writtenGame(data);
  const unwritten = note?.ok === true && isNewer(noted, data);
  // A note of the very save stays: the save may still be on its way to the disk.
  const staleNote = note?.ok === true && isOlder(stampOf(noted), stampOf(data));
  const newerNote = isNoteOfNewer && !isOlder(stampOf(noted), stampOf(data)) ? noted : null;
  const ends = storage.notedEnds().filter((save) => !isOfNewerVersion(save));
  const read = { bad: { ...bad, ...written.bad }, unwritten, staleNote, newerNote, ends };
  if (newerNote !== null) return { ...OF_NEWER, ...read };
  return { ...(note?.ok === true && unwritten ? found(note.value) : written), ...read };
}

export const isOfNewerVersion = (save: unknown): boolean => isNewerSave(oneDeckDungeon, save);

/** A note as old builds made it has no stamp: it is newer than a save of their time. */
function isNewer(noted: unknown, saved: unknown): boolean {
  return stampOf(noted).hold === 0 ? stampOf(saved).hold === 0 : isOlder(stampOf(saved), stampOf(noted));
}

function writtenGame(data: unknown): SavedGame & Pick<ReadTable, 'bad'> {
  if (data === null) return { ...NO_GAME, bad: {} };
  if (isOfNewerVersion(data)) return { ...OF_NEWER, bad: {} };
  const parsed = parseSavedGame(data);
  if (parsed.ok) return { ...found(parsed.value), bad: {} };
  return { ...NO_GAME, trouble: 'saveSetAside', bad: { save: { data, reason: parsed.rejection.key } } };
}

/** Whether there is something for the tab that holds the table to write or to put out of the way. */
export function isUntidy({ unwritten, bad, staleNote, ends }: ReadTable): boolean {
  return unwritten || staleNote || ends.length > 0 || bad.note !== undefined || bad.save !== undefined;
}

/** Puts out of the way what cannot be read and what is out of date; only the tab that holds the table may do so. */
export function tidyTable(storage: Tidying, { bad, staleNote }: ReadTable): void {
  if (bad.note !== undefined) storage.setNoteAside(SLOT, bad.note.data, bad.note.reason);
  if (bad.save !== undefined) storage.setAside(SLOT, bad.save.data, bad.save.reason);
  if (staleNote) storage.dropNote();
}

function found({ replayed, demoted, ...game }: ReadGame): SavedGame {
  // A game that is over does not go on under any rules.
  const goesOnAsItWas = (replayed && !demoted) || game.history.state.result !== null;
  return { game, trouble: goesOnAsItWas ? null : 'rulesChanged', newer: false };
}

export function parseSavedGame(data: unknown): Parsed<ReadGame> {
  const loaded = parseSave(oneDeckDungeon, data);
  if (!loaded.ok) return loaded;
  const mode = modeOf(data);
  if (!mode.ok) return mode;
  const id = idOf(data);
  if (id.length > LIMITS.id || !isWellFormed(id)) return refuse('saveIdWrong', { most: LIMITS.id });
  const { practice } = loaded.value.history.origin;
  return { ok: true, value: { id, mode: practice ? PRACTICE : mode.value, ...loaded.value } };
}

export interface Keeping {
  readonly storage: Pick<GameStorage, 'note' | 'noteEnd' | 'saveGame'>;
  readonly records: Pick<Records, 'conclude'>;
  /** The claim of the table under which the game is kept. */
  readonly hold?: Hold;
}

/** A game that is over goes into the records with its last save; a practice game counts for nothing. */
export function keepGame({ storage, records, hold }: Keeping, game: TableGame): void {
  const { id, mode, history } = game;
  const save = { ...toSave(oneDeckDungeon, history), id, mode, ...(hold && { stamp: hold.stamp() }) };
  storage.note(SLOT, save);
  if (isToBeRecorded(game)) {
    storage.noteEnd(save);
    records.conclude({ ...game, story: storyIn(history) }, { slot: SLOT, save, ...(hold && { hold }) });
  } else storage.saveGame(SLOT, save, hold);
}

export interface Concluding {
  readonly storage: Pick<GameStorage, 'adoptEnds'>;
  readonly records: Keeping['records'];
}

/** Writes down the ends of games whose pages died before they could; what lies on the table stays. */
export function concludeNoted({ storage, records }: Concluding, ends: readonly unknown[]): void {
  for (const save of ends) {
    const read = parseSavedGame(save);
    if (!read.ok || !isRecord(save) || !isToBeRecorded(read.value)) continue;
    records.conclude({ ...read.value, story: storyIn(read.value.history) }, { slot: SLOT, save, hold: lostHold() });
  }
  if (ends.length > 0) storage.adoptEnds();
}

function isToBeRecorded({ mode, history }: TableGame): boolean {
  return history.state.result !== null && mode.kind !== 'practice' && !history.origin.practice;
}

/** Saves from before games counted for anything have neither mode nor id. */
function modeOf(data: unknown): Parsed<Mode> {
  const mode = isRecord(data) ? data['mode'] : undefined;
  return mode === undefined ? { ok: true, value: FREE } : parseMode(mode);
}

function idOf(data: unknown): string {
  const { id, setup, seed } = isRecord(data) ? data : {};
  return typeof id === 'string' && id !== '' ? id : hashOf({ setup, seed });
}
