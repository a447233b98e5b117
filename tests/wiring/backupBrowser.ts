import { vi } from 'vitest';
import { newSheet, type Setup } from '../../src/engine/onedeck';
import { openRecords, openSettings, openShelf, openStorage, type Shelf, type Stamp } from '../../src/services';
import type { Store } from '../../src/services/storage/journal';
import type { BackupParts } from '../../src/wiring/backup';
import { isOfNewerVersion, keepGame } from '../../src/wiring/savedGame';
import { historyOf } from '../machines/turnTable';
import { english } from '../pages/onPage';
import { fakeCabinet } from '../services/fakeCabinet';
import { lostDelve } from '../support/goldenDelves';

export const NOW = new Date('2026-11-18T12:00:00.000Z');
export const STAMP: Stamp = { hold: 5, revision: 7 };
export const SETUP: Setup = { heroes: ['mage'], dungeon: 'lichs-tomb', tier: 'veteran' };

/** A browser with its storage, and all that the backup needs of it. */
export function browser() {
  const cabinet = fakeCabinet();
  const shelf = new Map<string, string>();
  const store = () => ({
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, it: string) => void shelf.set(key, it),
  });
  const report = (): void => undefined;
  const problems: string[] = [];
  const desk = new Map<string, string>();
  const journalStore = () => storeIn(desk);
  const storage = openStorage({
    open: cabinet.open,
    store: journalStore,
    report: ({ key }) => problems.push(key),
    now: () => NOW,
    patience: 100,
    isOfNewer: isOfNewerVersion,
  });
  const lastSetup: Shelf<Setup> = openShelf(
    { key: 'setup', parse: (data) => ({ ok: true, value: data as Setup }) },
    { report, store },
  );
  const parts = {
    translate: english,
    storage,
    settings: openSettings({ report, store }),
    lastSetup,
    ownership: {
      claim: vi.fn(async () => 'owner' as const),
      setNewerNoteAside: vi.fn(async () => undefined),
      stamp: () => STAMP,
      leave: vi.fn(),
    },
    confirm: vi.fn(async (_inFile: string, _leftOut: string | null) => true),
    onRestored: vi.fn((_: boolean) => undefined),
  } satisfies BackupParts;
  const records = openRecords({ storage, report, now: () => NOW });
  return { cabinet, parts, storage, records, problems, journalStore };
}

function storeIn(content: Map<string, string>): Store {
  return {
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
  };
}

/** With a game under way, one that is over, a sheet, and settings of its own. */
export async function full() {
  const here = browser();
  const { storage, records, parts } = here;
  keepGame({ storage, records }, { id: 'old', mode: { kind: 'daily', date: '2026-11-17' }, history: lostDelve() });
  keepGame({ storage, records }, { id: 'new', mode: { kind: 'campaign' }, history: historyOf() });
  records.rewriteSheet('mage', null, newSheet('mage'));
  parts.settings.change({ textSize: 120, language: 'it' });
  parts.lastSetup.keep(SETUP);
  await storage.flushed();
  return here;
}
