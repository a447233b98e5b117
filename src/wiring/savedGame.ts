import { hashOf, isRecord, type Parsed, parseSave, toSave } from '../engine/kernel';
import { FREE, type Mode, oneDeckDungeon, parseMode } from '../engine/onedeck';
import type { TableGame } from '../machines';
import type { GameStorage, Records } from '../services';

const SLOT = 'current';

export interface SavedGame {
  readonly game: TableGame | null;
  readonly trouble: 'saveSetAside' | 'rulesChanged' | null;
}

/** The game in progress, if there is a good one. A bad one is put aside, never thrown away. */
export async function loadSavedGame(storage: Pick<GameStorage, 'loadGame' | 'setAside'>): Promise<SavedGame> {
  const data = await storage.loadGame(SLOT);
  if (data === null) return { game: null, trouble: null };
  const parsed = parseSavedGame(data);
  if (parsed.ok) {
    const { replayed, ...game } = parsed.value;
    // A game that is over does not go on under any rules.
    return { game, trouble: replayed || game.history.state.result !== null ? null : 'rulesChanged' };
  }
  storage.setAside(SLOT, data, parsed.rejection.key);
  return { game: null, trouble: 'saveSetAside' };
}

export function parseSavedGame(data: unknown): Parsed<TableGame & { readonly replayed: boolean }> {
  const loaded = parseSave(oneDeckDungeon, data);
  if (!loaded.ok) return loaded;
  const mode = modeOf(data);
  return mode.ok ? { ok: true, value: { id: idOf(data), mode: mode.value, ...loaded.value } } : mode;
}

export interface Keeping {
  readonly storage: Pick<GameStorage, 'saveGame'>;
  readonly records: Pick<Records, 'conclude'>;
}

/** A game that is over goes into the records with its last save; a practice game counts for nothing. */
export function keepGame({ storage, records }: Keeping, game: TableGame): void {
  const { id, mode, history } = game;
  const save = { ...toSave(oneDeckDungeon, history), id, mode };
  const counts = mode.kind !== 'practice' && !history.origin.practice;
  if (history.state.result !== null && counts) records.conclude(game, { slot: SLOT, save });
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
