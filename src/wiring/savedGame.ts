import { parseSave, toSave } from '../engine/kernel';
import { oneDeckDungeon } from '../engine/onedeck';
import type { TableHistory } from '../machines';
import type { GameStorage } from '../services';

const SLOT = 'current';

export interface SavedGame {
  readonly history: TableHistory | null;
  readonly trouble: 'saveSetAside' | 'rulesChanged' | null;
}

/** The game in progress, if there is a good one. A bad one is put aside, never thrown away. */
export async function loadSavedGame(storage: Pick<GameStorage, 'loadGame' | 'setAside'>): Promise<SavedGame> {
  const data = await storage.loadGame(SLOT);
  if (data === null) return { history: null, trouble: null };
  const loaded = parseSave(oneDeckDungeon, data);
  if (loaded.ok) return { history: loaded.value.history, trouble: loaded.value.replayed ? null : 'rulesChanged' };
  storage.setAside(SLOT, data, loaded.rejection.key);
  return { history: null, trouble: 'saveSetAside' };
}

export function keepGame(storage: Pick<GameStorage, 'saveGame'>, history: TableHistory): void {
  storage.saveGame(SLOT, toSave(oneDeckDungeon, history));
}
