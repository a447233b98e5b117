import { LIMITS, type Rejection } from '../engine/kernel';
import type { RecordsByGame } from '../games/contract';
import { offerFile } from '../pages';
import { type GameStorage, parseBackup, restoreEntries, type SettingsStore, type Stamp, writeBackup } from '../services';
import type { TextKey, Translate } from '../table';
import { partCounts, partNames } from './backupParts';
import type { LastSetups } from './lastSetups';

export interface BackupParts {
  readonly translate: Translate;
  readonly storage: GameStorage;
  readonly settings: SettingsStore;
  readonly games: RecordsByGame;
  readonly lastSetups: LastSetups;
  /** Nobody plays, and nothing is left to be written, between `claim` and `leave`. */
  readonly table: {
    claim(game: string): Promise<unknown>;
    setNewerNoteAside(game: string): Promise<void>;
    stamp(): Stamp | null;
    leave(): unknown;
  };
  /** Asks whether everything here may make room for this; with the names of the parts that are left out, if some are. */
  readonly confirm: (inFile: string, leftOut: string | null) => Promise<boolean>;
  readonly onRestored: (wholly: boolean) => void;
}

const MOST = `${LIMITS.file / 2 ** 20} MB`;

const REFUSALS: Readonly<Record<string, TextKey>> = {
  backupForeign: 'backup.foreign',
  backupNewer: 'backup.newer',
};

/** The answer that the player gets to a file that was asked for. */
export interface SaveAnswer {
  readonly isDone: boolean;
  readonly words: string;
}

/** Hands everything that this browser keeps of the game to the player, as a file, and says what is in it. */
export async function saveBackup(parts: BackupParts, now: Date): Promise<SaveAnswer> {
  const { translate, storage, settings, games, lastSetups } = parts;
  await fetchAll(games);
  const entries = await storage.readAll();
  if (entries === null) return { isDone: false, words: translate('backup.unread') };
  const backup = { settings: settings.current(), setups: lastSetups.all(), entries };
  const { text, keys, bad, excess } = writeBackup(backup, games, now);
  offerFile(`lanterndeep-${now.toISOString().slice(0, 10)}.json`, text);
  const words = { translate, games };
  const inFile = translate('backup.inFile', { parts: partCounts([...keys, 'settings'], words) });
  const lacks = bad.length === 0 ? [] : [translate('backup.notInFile', { parts: partNames(bad, words) })];
  const left = excess.length === 0 ? [] : [translate('backup.noRoom', { size: MOST, parts: partCounts(excess, words) })];
  return { isDone: true, words: [inFile, ...lacks, ...left].join(' ') };
}

/** Puts such a file in the place of everything that is here; answers why not, in words, if it cannot be. */
export async function readBackup(file: Blob, parts: BackupParts): Promise<string | null> {
  const { translate, storage, settings, games, table } = parts;
  if (file.size > LIMITS.file) return translate('backup.tooLarge', { size: MOST });
  const text = await file.text().catch(() => null);
  if (text === null) return translate('backup.unreadable');
  await fetchAll(games);
  const backup = parseBackup(text, games);
  if (!backup.ok) return refusalWords(backup.rejection, translate);
  const { bad, entries, ...read } = backup.value;
  if (bad.length > 0 && entries.size === 0 && read.settings === null) return translate('backup.damaged');
  const words = { translate, games };
  const inFile = translate('backup.inFile', {
    parts: partCounts([...entries.keys(), ...(read.settings === null ? [] : ['settings'])], words),
  });
  if (!(await parts.confirm(inFile, bad.length === 0 ? null : partNames(bad, words)))) return null;
  for (const game of games.ids) {
    if ((await table.claim(game)) === 'taken') return translate('backup.taken');
    await table.setNewerNoteAside(game);
  }
  const isDone = await restoreEntries(entries, { storage, games, known: read.games, stamp: table.stamp() });
  table.leave();
  if (!isDone) return translate('backup.unwritten');
  if (read.settings !== null) settings.change(read.settings);
  for (const [game, setup] of read.setups) parts.lastSetups.keep(game, setup);
  parts.onRestored(bad.length === 0);
  return null;
}

async function fetchAll(games: RecordsByGame): Promise<void> {
  await Promise.all(games.ids.map((id) => games.fetch(id)));
}

function refusalWords({ key, params }: Rejection, translate: Translate): string {
  return translate(REFUSALS[key] ?? 'backup.foreign', params ?? {});
}
