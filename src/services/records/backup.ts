import * as v from 'valibot';
import { isRecord, isShallow, LIMITS, type Parsed, parseJson, refuse } from '../../engine/kernel';
import { HERO_IDS, oneDeckDungeon, type Setup } from '../../engine/onedeck';
import { parsedBy } from '../parsedBy';
import { parseSettings, type Settings } from '../settings/settings';
import type { Drawers } from '../storage/cabinet';
import type { Stamp } from '../storage/hold';
import { drawerOf, type GameStorage } from '../storage/openStorage';
import { moment, momentOf } from './dates';
import { CHRONICLE, DAILIES, dailyDrawer, entryDrawer, GAUNTLET, sheetDrawer, whyUnread } from './drawers';

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
  /** Drawers that are not in it because the file would be larger than any that is read. */
  readonly excess: readonly string[];
}

/** What cannot be read stays behind: with it, the file would be refused. What another version left here is its own. */
export function writeBackup({ settings, setup, drawers: found }: Backup, games: Parse, date: Date): WrittenBackup {
  const ours = [...found].filter(([key]) => parserFor(key, games) !== null);
  const readable = new Map(ours.filter(([key, value]) => isReadable(key, value, games)));
  const head = JSON.stringify({ lanterndeep: VERSION, date: momentOf(date), settings, setup });
  const { lines, keys } = linesThatFit(readable, LIMITS.file - sizeOf(head) - FRAME);
  const excess = [...readable.keys()].filter((key) => !keys.has(key));
  const bad = ours.flatMap(([key]) => (readable.has(key) ? [] : [key]));
  return { text: `${head.slice(0, -1)},"drawers":{\n${lines.join(',\n')}\n}}\n`, keys: [...keys], bad, excess };
}

/** Bytes of what stands around the drawers, and some more. */
const FRAME = 100;
const encoder = new TextEncoder();
const sizeOf = (text: string): number => encoder.encode(text).length;

/** One line for each drawer, as far as there is room: what goes on first, then the newest games that are over, then what was set aside. */
function linesThatFit(drawers: Drawers, room: number): { readonly lines: readonly string[]; readonly keys: ReadonlySet<string> } {
  const lines: string[] = [];
  const keys = new Set<string>();
  let left = room;
  for (const [key, value] of [...drawers].sort(byWorth)) {
    const line = `${JSON.stringify(key)}:${JSON.stringify(value)}`;
    const size = sizeOf(line) + 2;
    if (size > left) continue;
    left -= size;
    lines.push(line);
    keys.add(key);
  }
  return { lines, keys };
}

type Entry = readonly [key: string, value: unknown];

function byWorth(one: Entry, other: Entry): number {
  const rank = ([key]: Entry): number => (key.startsWith(ASIDE) ? 2 : key.startsWith(CHRONICLE) ? 1 : 0);
  const date = ([, value]: Entry): string => (isRecord(value) && typeof value['date'] === 'string' ? value['date'] : '');
  return rank(one) - rank(other) || (date(one) < date(other) ? 1 : date(one) > date(other) ? -1 : 0);
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
 * Everything that was there makes room; records that cannot be read are set aside. What was set aside before, or lies in drawers that
 * this version does not know, stays where it is.
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
  return storage.replace(changes, (key, there) => whyUnread({ key, parse: parserFor(key, anything) ?? anything }, there));
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
