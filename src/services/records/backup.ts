import * as v from 'valibot';
import { isRecord, isShallow, type Parsed, parseJson, refuse } from '../../engine/kernel';
import { HERO_IDS, oneDeckDungeon, type Setup } from '../../engine/onedeck';
import { parsedBy } from '../parsedBy';
import { parseSettings, type Settings } from '../settings/settings';
import type { Drawers } from '../storage/cabinet';
import type { Stamp } from '../storage/hold';
import { drawerOf, type GameStorage } from '../storage/openStorage';
import { moment, momentOf } from './dates';
import { CHRONICLE, DAILIES, dailyDrawer, entryDrawer, GAUNTLET, sheetDrawer } from './drawers';

/** Everything that a browser keeps of the game. */
export interface Backup {
  readonly settings: Settings;
  /** What was set up last. */
  readonly setup: Setup | null;
  readonly drawers: Drawers;
}

/** What a file holds that can be read, and the names of the parts that cannot. */
export interface ReadBackup extends Omit<Backup, 'settings'> {
  /** Null where the file's settings cannot be read. */
  readonly settings: Settings | null;
  readonly bad: readonly string[];
}

type Parse = (data: unknown) => Parsed<unknown>;

const ASIDE = 'aside/';
const TABLE = drawerOf('current');
const VERSION = 1;

const Written = v.strictObject({
  lanterndeep: v.number(),
  date: moment,
  settings: v.unknown(),
  setup: v.unknown(),
  drawers: v.record(v.string(), v.unknown()),
});

export interface WrittenBackup {
  readonly text: string;
  /** The names of the drawers that are in it, and of those that are not because they cannot be read. */
  readonly keys: readonly string[];
  readonly bad: readonly string[];
}

/** What cannot be read stays behind: with it, the file would be refused. What another version left here is its own. */
export function writeBackup({ settings, setup, drawers: found }: Backup, games: Parse, date: Date): WrittenBackup {
  const ours = [...found].filter(([key]) => parserFor(key, games) !== null);
  const readable = new Map(ours.filter(([key, value]) => isReadable(key, value, games)));
  const drawers = Object.fromEntries(readable);
  const written = { lanterndeep: VERSION, date: momentOf(date), settings, setup, drawers };
  const bad = ours.flatMap(([key]) => (readable.has(key) ? [] : [key]));
  return { text: `${JSON.stringify(written, null, 1)}\n`, keys: [...readable.keys()], bad };
}

/** Parts that cannot be read are named, and left out of what is answered. `games` reads what lies on the table. */
export function parseBackup(text: string, games: Parse): Parsed<ReadBackup> {
  const data = parseJson(text);
  if (!data.ok || !isShallow(data.value)) return refuse('backupForeign');
  const written = parsedBy(Written, data.value, 'backupForeign');
  if (!written.ok) return written;
  const { lanterndeep, settings: settingsData, setup: setupData, drawers: found } = written.value;
  if (lanterndeep !== VERSION) return refuse('backupNewer');
  const settings = parseSettings(settingsData);
  const setup = setupData === null ? null : oneDeckDungeon.parseSetup(setupData);
  const drawers = new Map(Object.entries(found).filter(([key, value]) => isReadable(key, value, games)));
  const bad = [
    ...(settings.ok ? [] : ['settings']),
    ...(setup?.ok === false ? ['setup'] : []),
    ...Object.keys(found).filter((key) => !drawers.has(key)),
  ];
  const value = { settings: settings.ok ? settings.value : null, setup: setup?.ok === true ? setup.value : null, drawers, bad };
  return { ok: true, value };
}

/**
 * Everything that was there makes room; what was set aside, or belongs to another version of the game, stays where it is.
 * Answers whether it is done; otherwise nothing was changed. The game on the table gets the stamp, so that nothing that was
 * played before counts as newer.
 */
export async function restoreDrawers(
  storage: Pick<GameStorage, 'readAll' | 'replace'>,
  drawers: Drawers,
  stamp: Stamp | null,
): Promise<boolean> {
  const found = await storage.readAll();
  if (found === null) return false;
  const there = [...found.keys()].filter((key) => parserFor(key, anything) !== null && !key.startsWith(ASIDE));
  const changes = new Map([...there.map((key) => [key, undefined] as const), ...drawers]);
  const table = changes.get(TABLE);
  if (isRecord(table) && stamp !== null) changes.set(TABLE, { ...table, stamp });
  return storage.replace(changes);
}

const anything: Parse = (value) => ({ ok: true, value });

function isReadable(key: string, value: unknown, games: Parse): boolean {
  return parserFor(key, games)?.(value).ok === true;
}

/** Null for a drawer that this version does not know. */
function parserFor(key: string, games: Parse): Parse | null {
  const hero = HERO_IDS.find((id) => key === `sheet/${id}`);
  if (hero !== undefined) return sheetDrawer(hero).parse;
  if (key === GAUNTLET.key) return GAUNTLET.parse;
  if (key === TABLE) return games;
  if (key.startsWith(CHRONICLE)) return entryDrawer(key.slice(CHRONICLE.length)).parse;
  if (key.startsWith(DAILIES)) return dailyDrawer(key.slice(DAILIES.length)).parse;
  return key.startsWith(ASIDE) ? anything : null;
}
