import type { Rejection } from '../engine/kernel';
import type { Setup } from '../engine/onedeck';
import {
  type GameStorage,
  parseBackup,
  restoreDrawers,
  type SettingsStore,
  type Shelf,
  type Table,
  writeBackup,
} from '../services';
import type { TextKey, Translate } from '../stage';
import { offerFile } from './offerFile';
import { parseSavedGame } from './savedGame';

export interface BackupParts {
  readonly translate: Translate;
  readonly storage: GameStorage;
  readonly settings: SettingsStore;
  readonly lastSetup: Shelf<Setup>;
  readonly ownership: Table;
  /** Asks whether everything here may make room. */
  readonly confirm: () => Promise<boolean>;
  readonly onRestored: () => void;
}

const REFUSALS: Readonly<Record<string, TextKey>> = {
  backupForeign: 'backup.foreign',
  backupNewer: 'backup.newer',
  backupDamaged: 'backup.damaged',
};

/** Hands everything that this browser keeps of the game to the player, as a file. */
export async function saveBackup({ storage, settings, lastSetup }: BackupParts, now: Date): Promise<void> {
  const drawers = await storage.list('');
  const text = writeBackup({ settings: settings.current(), setup: lastSetup.read(), drawers }, parseSavedGame, now);
  offerFile(`lanterndeep-${now.toISOString().slice(0, 10)}.json`, text);
}

/** Puts such a file in the place of everything that is here; answers why not, in words, if it cannot be. */
export async function readBackup(file: Blob, parts: BackupParts): Promise<string | null> {
  const { translate, storage, settings, lastSetup, ownership } = parts;
  const backup = parseBackup(await file.text(), parseSavedGame);
  if (!backup.ok) return refusalWords(backup.rejection, translate);
  if (!(await parts.confirm())) return null;
  if ((await ownership.claim()) === 'taken') return translate('backup.taken');
  await restoreDrawers(storage, backup.value.drawers);
  ownership.leave();
  settings.change(backup.value.settings);
  if (backup.value.setup !== null) lastSetup.keep(backup.value.setup);
  parts.onRestored();
  return null;
}

function refusalWords({ key, params }: Rejection, translate: Translate): string {
  return translate(REFUSALS[key] ?? 'backup.foreign', params ?? {});
}
