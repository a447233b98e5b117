import { LIMITS, type Rejection } from '../engine/kernel';
import type { Setup } from '../engine/onedeck';
import { offerFile } from '../pages';
import {
  type GameStorage,
  parseBackup,
  restoreDrawers,
  type SettingsStore,
  type Shelf,
  type Stamp,
  writeBackup,
} from '../services';
import type { TextKey, Translate } from '../table';
import { partCounts, partNames } from './backupParts';
import { parseSavedGame } from './savedGame';

export interface BackupParts {
  readonly translate: Translate;
  readonly storage: GameStorage;
  readonly settings: SettingsStore;
  readonly lastSetup: Shelf<Setup>;
  /** Nobody plays, and nothing is left to be written, between `claim` and `leave`. */
  readonly ownership: { claim(): Promise<unknown>; setNewerNoteAside(): Promise<void>; stamp(): Stamp | null; leave(): unknown };
  /** Asks whether everything here may make room for this; with the names of the parts that are left out, if some are. */
  readonly confirm: (inFile: string, leftOut: string | null) => Promise<boolean>;
  readonly onRestored: (wholly: boolean) => void;
}

const MOST = `${LIMITS.file / 2 ** 20} MB`;

const REFUSALS: Readonly<Record<string, TextKey>> = {
  backupForeign: 'backup.foreign',
  backupNewer: 'backup.newer',
};

/** What the player is told of a file that was asked for. */
export interface SaveAnswer {
  readonly isDone: boolean;
  readonly words: string;
}

/** Hands everything that this browser keeps of the game to the player, as a file, and says what is in it. */
export async function saveBackup(parts: BackupParts, now: Date): Promise<SaveAnswer> {
  const { translate, storage, settings, lastSetup } = parts;
  const drawers = await storage.readAll();
  if (drawers === null) return { isDone: false, words: translate('backup.unread') };
  const backup = { settings: settings.current(), setup: lastSetup.read(), drawers };
  const { text, keys, bad, excess } = writeBackup(backup, parseSavedGame, now);
  offerFile(`lanterndeep-${now.toISOString().slice(0, 10)}.json`, text);
  const inFile = translate('backup.inFile', { parts: partCounts([...keys, 'settings'], translate) });
  const lacks = bad.length === 0 ? [] : [translate('backup.notInFile', { parts: partNames(bad, translate) })];
  const left = excess.length === 0 ? [] : [translate('backup.noRoom', { size: MOST, parts: partCounts(excess, translate) })];
  return { isDone: true, words: [inFile, ...lacks, ...left].join(' ') };
}

/** Puts such a file in the place of everything that is here; answers why not, in words, if it cannot be. */
export async function readBackup(file: Blob, parts: BackupParts): Promise<string | null> {
  const { translate, storage, settings, lastSetup, ownership } = parts;
  if (file.size > LIMITS.file) return translate('backup.tooLarge', { size: MOST });
  const text = await file.text().catch(() => null);
  if (text === null) return translate('backup.unreadable');
  const backup = parseBackup(text, parseSavedGame);
  if (!backup.ok) return refusalWords(backup.rejection, translate);
  const { bad, drawers, ...read } = backup.value;
  if (bad.length > 0 && drawers.size === 0 && read.settings === null) return translate('backup.damaged');
  const inFile = translate('backup.inFile', {
    parts: partCounts([...drawers.keys(), ...(read.settings === null ? [] : ['settings'])], translate),
  });
  if (!(await parts.confirm(inFile, bad.length === 0 ? null : partNames(bad, translate)))) return null;
  if ((await ownership.claim()) === 'taken') return translate('backup.taken');
  await ownership.setNewerNoteAside();
  const isDone = await restoreDrawers(storage, drawers, ownership.stamp());
  ownership.leave();
  if (!isDone) return translate('backup.unwritten');
  if (read.settings !== null) settings.change(read.settings);
  if (read.setup !== null) lastSetup.keep(read.setup);
  parts.onRestored(bad.length === 0);
  return null;
}

function refusalWords({ key, params }: Rejection, translate: Translate): string {
  return translate(REFUSALS[key] ?? 'backup.foreign', params ?? {});
}
