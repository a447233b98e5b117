import { vi } from 'vitest';
import { newSheet, type Setup } from '../../src/engine/onedeck';
import type { TableGame } from '../../src/games/onedeck/table';
import { openSettings, openStorage, type Stamp } from '../../src/services';
import type { Store } from '../../src/services/storage/journal';
import type { BackupParts } from '../../src/wiring/backup';
import { openLastSetups } from '../../src/wiring/lastSetups';
import { keepGame } from '../../src/wiring/savedGame';
import { historyOf } from '../machines/turnTable';
import { english } from '../pages/onPage';
import { fakeDatabase } from '../services/fakeDatabase';
import { GAME, games, isOfNewer, openAllRecords, SAVE } from '../support/games';
import { lostDelve } from '../support/goldenDelves';

export const NOW = new Date('2026-11-18T12:00:00.000Z');
export const STAMP: Stamp = { hold: 5, revision: 7 };
export const SETUP: Setup = { heroes: ['mage'], dungeon: 'lichs-tomb', tier: 'veteran' };

/** A browser with its storage, and all that the backup needs of it. */
export function browser() {
  const database = fakeDatabase();
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
    open: database.open,
    store: journalStore,
    report: ({ key }) => problems.push(key),
    now: () => NOW,
    patience: 100,
    isOfNewer,
  });
  const parts = {
    translate: english,
    storage,
    settings: openSettings({ report, store }),
    games,
    lastSetups: openLastSetups(games, { report, store }),
    table: {
      claim: vi.fn(async () => 'owner' as const),
      setNewerNoteAside: vi.fn(async () => undefined),
      stamp: () => STAMP,
      leave: vi.fn(),
    },
    confirm: vi.fn(async (_inFile: string, _leftOut: string | null) => true),
    onRestored: vi.fn((_: boolean) => undefined),
  } satisfies BackupParts;
  const records = openAllRecords({ storage, report, now: () => NOW });
  return { database, parts, storage, records, problems, journalStore };
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
  const old: TableGame = { game: GAME, id: 'old', mode: { kind: 'daily', date: '2026-11-17' }, history: lostDelve() };
  keepGame({ storage, records, games }, old);
  keepGame({ storage, records, games }, { game: GAME, id: 'new', mode: { kind: 'campaign' }, history: historyOf() });
  records.rewriteSheet('mage', null, newSheet('mage'));
  parts.settings.change({ textSize: 120, language: 'it' });
  parts.lastSetups.keep(GAME, SETUP);
  await storage.flushed();
  return here;
}

interface FlatFile extends Record<string, unknown> {
  /** Every entry by its name in the database. */
  readonly drawers: Record<string, unknown>;
}

/** The same file after a change to what it says. */
export async function changed(file: Blob, change: (data: FlatFile) => unknown): Promise<Blob> {
  const { games: sections, chronicle, aside, ...head } = JSON.parse(await file.text());
  const { setup = null, save, entries = {} } = sections[GAME] ?? {};
  const saved = save === undefined ? {} : { [SAVE]: save };
  const drawers = { ...saved, ...named(`${GAME}/`, entries), ...named('chronicle/', chronicle), ...named('aside/', aside) };
  const data: FlatFile = { ...head, setup, drawers };
  change(data);
  const { setup: nextSetup, drawers: next, ...rest } = data;
  const strange = Object.fromEntries(Object.entries(next).filter(([name]) => !name.includes('/')));
  const section = { setup: nextSetup, save: next[SAVE], entries: within(`${GAME}/`, next) };
  const nested = { games: { ...strange, [GAME]: section }, chronicle: within('chronicle/', next), aside: within('aside/', next) };
  return new Blob([JSON.stringify({ ...rest, ...nested })]);
}

function named(prefix: string, values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

function within(prefix: string, values: object): Record<string, unknown> {
  const inside = Object.entries(values).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(inside.map(([name, value]) => [name.slice(prefix.length), value]));
}
