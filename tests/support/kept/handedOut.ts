import { toSave } from '../../../src/engine/kernel';
import { oneDeckDungeon } from '../../../src/engine/onedeck';
import type { TableHistory } from '../../../src/games/onedeck/table';
import { writeBackup } from '../../../src/services';
import { games } from '../games';
import type { OpenBrowser } from './browser';

/** The file that the settings page hands to the player. */
export async function backupOf({ storage, settings, lastSetups }: OpenBrowser, now: Date): Promise<string> {
  const entries = await storage.readAll();
  if (entries === null) throw new Error('nothing could be read');
  return writeBackup({ settings: settings.current(), setups: lastSetups.all(), entries }, games, now).text;
}

/** A text like the one that the crash panel copies, with the game as a save. */
export function crashReportOf(history: TableHistory, version: string): string {
  const request = JSON.stringify({ do: 'load', save: toSave(oneDeckDungeon, history) });
  return [`Lanterndeep ${version}`, 'Mozilla/5.0', 'Error: the floor gave way', request].join('\n');
}
