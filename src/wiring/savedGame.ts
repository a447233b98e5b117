import { hashOf, isRecord, isWellFormed, LIMITS, type Loaded, type Parsed, parseSave, refuse, toSave } from '../engine/kernel';
import { type Command, type Event, FREE, type Mode, oneDeckDungeon, parseMode, type Setup, type State } from '../engine/onedeck';
import type { TableGame } from '../machines';
import type { GameStorage, Records } from '../services';
import { storyIn } from '../stage';

export const SLOT = 'current';
const PRACTICE: Mode = { kind: 'practice' };

export interface SavedGame {
  readonly game: TableGame | null;
  readonly trouble: 'saveSetAside' | 'rulesChanged' | null;
}

type ReadGame = TableGame & Pick<Loaded<Setup, State, Command, Event>, 'replayed' | 'demoted'>;
type Shelf = Pick<GameStorage, 'loadGame' | 'noted' | 'setAside' | 'setNoteAside'>;

/** The game in progress, if there is a good one. A bad one is put aside, never thrown away. */
export async function loadSavedGame(storage: Shelf): Promise<SavedGame> {
  return notedGame(storage) ?? (await writtenGame(storage));
}

/** The moves that the page died on. Without them the game is a little shorter, and as good. */
function notedGame(storage: Shelf): SavedGame | null {
  const data = storage.noted(SLOT);
  if (data === null) return null;
  const parsed = parseSavedGame(data);
  if (parsed.ok) return found(parsed.value);
  storage.setNoteAside(SLOT, data, parsed.rejection.key);
  return null;
}

async function writtenGame(storage: Shelf): Promise<SavedGame> {
  const data = await storage.loadGame(SLOT);
  if (data === null) return { game: null, trouble: null };
  const parsed = parseSavedGame(data);
  if (parsed.ok) return found(parsed.value);
  storage.setAside(SLOT, data, parsed.rejection.key);
  return { game: null, trouble: 'saveSetAside' };
}

function found({ replayed, demoted, ...game }: ReadGame): SavedGame {
  // A game that is over does not go on under any rules.
  const goesOnAsItWas = (replayed && !demoted) || game.history.state.result !== null;
  return { game, trouble: goesOnAsItWas ? null : 'rulesChanged' };
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
  readonly storage: Pick<GameStorage, 'note' | 'saveGame'>;
  readonly records: Pick<Records, 'conclude'>;
}

/** Whether the page died before the last moves were on the disk. */
export function isUnwritten(storage: Pick<GameStorage, 'noted'>): boolean {
  return storage.noted(SLOT) !== null;
}

/** A game that is over goes into the records with its last save; a practice game counts for nothing. */
export function keepGame({ storage, records }: Keeping, game: TableGame): void {
  const { id, mode, history } = game;
  const save = { ...toSave(oneDeckDungeon, history), id, mode };
  storage.note(SLOT, save);
  const counts = mode.kind !== 'practice' && !history.origin.practice;
  if (history.state.result !== null && counts) records.conclude({ ...game, story: storyIn(history) }, { slot: SLOT, save });
  else storage.saveGame(SLOT, save);
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
