import { isNewerSave, isRecord, required, toShortSave } from '../engine/kernel';
import { type GameRecords, PRACTICE, type RecordsByGame, type TableGame } from '../games/contract';
import {
  type GameStorage,
  type Hold,
  isOlder,
  lostHold,
  parseSaved,
  type ReadGame,
  type Records,
  slotOf,
  stampOf,
} from '../services';
import { newerSaves } from './games';
import { parseSavedOnce } from './readOnce';

const NO_GAME = { game: null, trouble: null, newer: false } as const;
const OF_NEWER = { ...NO_GAME, newer: true } as const;

export interface SavedGame {
  readonly game: TableGame | null;
  readonly trouble: 'saveSetAside' | 'rulesChanged' | null;
  /** A newer version of the game can go on with what lies there: it stays until the player gives it up. */
  readonly newer: boolean;
}

/** The game in progress as the storage holds it. Reading it changes nothing. */
export interface ReadTable extends SavedGame {
  readonly slot: string;
  /** The game, or the end of it, is noted and not on the disk: its page died before. */
  readonly unwritten: boolean;
  /** Data that cannot be read, with the reason. */
  readonly bad: { readonly note?: Bad; readonly save?: Bad };
  /** The note of a game that only a newer version can read, when it counts. */
  readonly newerNote: unknown;
  /** A note that is older than what lies on the disk. */
  readonly staleNote: boolean;
}

interface Bad {
  readonly data: unknown;
  readonly reason: string;
}

type Reading = Pick<GameStorage, 'loadGame' | 'noted'>;
type Tidying = Pick<GameStorage, 'setAside' | 'setNoteAside' | 'dropNote'>;

/**
 * The game in progress of one of the games, from the note of the last move or from the disk, whichever is newer. A move that is noted and not
 * on the disk is one that the page died on. What only a newer version can read is not bad: it stays where it is.
 */
export async function loadSavedGame(storage: Reading, records: GameRecords): Promise<ReadTable> {
  const slot = slotOf(records.rules.id);
  const isOfNewer = (save: unknown): boolean => isNewerSave(records.rules, save);
  const noted = storage.noted(slot);
  const note = noted === null ? null : parseSavedOnce(records, noted);
  const isNoteOfNewer = isOfNewer(noted);
  const bad = note?.ok === false && !isNoteOfNewer ? { note: { data: noted, reason: note.rejection.key } } : {};
  const data = await storage.loadGame(slot);
  const written = writtenGame(data, records);
  const unwritten = note?.ok === true && isNewer(noted, data);
  // A note of the very save stays: the save may still be on its way to the disk.
  const staleNote = note?.ok === true && isOlder(stampOf(noted), stampOf(data));
  const newerNote = isNoteOfNewer && !isOlder(stampOf(noted), stampOf(data)) ? noted : null;
  const read = { slot, bad: { ...bad, ...written.bad }, unwritten, staleNote, newerNote };
  if (newerNote !== null) return { ...OF_NEWER, ...read };
  return { ...(note?.ok === true && unwritten ? found(note.value, records) : written), ...read };
}

/** A note as old builds made it has no stamp: it is newer than a save of their time. */
function isNewer(noted: unknown, saved: unknown): boolean {
  return stampOf(noted).hold === 0 ? stampOf(saved).hold === 0 : isOlder(stampOf(saved), stampOf(noted));
}

function writtenGame(data: unknown, records: GameRecords): SavedGame & Pick<ReadTable, 'bad'> {
  if (data === null) return { ...NO_GAME, bad: {} };
  if (isNewerSave(records.rules, data)) return { ...OF_NEWER, bad: {} };
  const parsed = parseSavedOnce(records, data);
  if (parsed.ok) return { ...found(parsed.value, records), bad: {} };
  return { ...NO_GAME, trouble: 'saveSetAside', bad: { save: { data, reason: parsed.rejection.key } } };
}

/** Returns whether the tab that holds the table has something to write or to put out of the way. */
export function isUntidy({ unwritten, bad, staleNote }: ReadTable): boolean {
  return unwritten || staleNote || bad.note !== undefined || bad.save !== undefined;
}

/** Puts out of the way what cannot be read and what is out of date; only the tab that holds the table may do so. */
export function tidyTable(storage: Tidying, { slot, bad, staleNote }: ReadTable): void {
  if (bad.note !== undefined) storage.setNoteAside(slot, bad.note.data, bad.note.reason);
  if (bad.save !== undefined) storage.setAside(slot, bad.save.data, bad.save.reason);
  if (staleNote) storage.dropNote(slot);
}

function found({ replayed, demoted, ...game }: ReadGame, { rules }: GameRecords): SavedGame {
  // A game that is over does not go on under any rules.
  const goesOnAsItWas = (replayed && !demoted) || rules.outcome(game.history.state).over;
  return { game, trouble: goesOnAsItWas ? null : 'rulesChanged', newer: false };
}

export interface Keeping {
  readonly storage: Pick<GameStorage, 'note' | 'noteEnd' | 'saveGame'>;
  readonly records: Pick<Records, 'conclude'>;
  readonly games: RecordsByGame;
  /** The claim of the table under which the game is kept. */
  readonly hold?: Hold;
}

/** A game that is over goes into the records with its last save; a practice game counts for nothing. */
export function keepGame({ storage, records, games, hold }: Keeping, game: TableGame): void {
  const own = required(games.fetched(game.game), 'records');
  const slot = slotOf(game.game);
  const save = { ...saveOf(game, own), ...(hold && { stamp: hold.stamp() }) };
  storage.note(slot, save);
  if (isToBeRecorded(game, own.rules)) {
    storage.noteEnd(save);
    records.conclude(game, { slot, save, ...(hold && { hold }) });
  } else storage.saveGame(slot, save, hold);
}

/** Returns a game as it is kept, with a caption for a title that has no rules yet. */
export function saveOf({ id, mode, history, seating }: TableGame, { rules, caption }: GameRecords): object {
  const { over } = rules.outcome(history.state);
  const described = { ...toShortSave(rules, history), caption: caption(history.state), over };
  return { ...described, id, mode, ...(seating && { seating }) };
}

export interface Concluding {
  readonly storage: Pick<GameStorage, 'notedEnds' | 'adoptEnds'>;
  readonly records: Keeping['records'];
  readonly games: RecordsByGame;
}

/** Returns the ends of games that are perhaps not written down, without those that wait for a newer version. */
export async function endsToWrite({ storage, games }: Pick<Concluding, 'storage' | 'games'>): Promise<readonly unknown[]> {
  const ends = storage.notedEnds();
  for (const save of ends) await recordsOf(save, games);
  return ends.filter((save) => !newerSaves(games)(save));
}

/** Writes down the ends of games whose pages died before they could; what lies on the table stays. */
export async function concludeNoted({ storage, records, games }: Concluding, ends: readonly unknown[]): Promise<void> {
  for (const save of ends) {
    const own = await recordsOf(save, games);
    const read = own === null ? null : parseSaved(own, save);
    if (own === null || read?.ok !== true || !isRecord(save) || !isToBeRecorded(read.value, own.rules)) continue;
    records.conclude(read.value, { slot: slotOf(own.rules.id), save, hold: lostHold() });
  }
  if (ends.length > 0) storage.adoptEnds();
}

async function recordsOf(save: unknown, games: RecordsByGame): Promise<GameRecords | null> {
  const id = isRecord(save) ? save['game'] : null;
  return typeof id === 'string' ? games.fetch(id) : null;
}

function isToBeRecorded({ mode, history }: TableGame, rules: GameRecords['rules']): boolean {
  return rules.outcome(history.state).over && mode.kind !== PRACTICE.kind && !history.origin.practice;
}
