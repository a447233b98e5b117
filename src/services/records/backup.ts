import { isRecord, LIMITS, type Parsed } from '../../engine/kernel';
import type { RecordsByGame } from '../../games/contract';
import { parseSettings, type Settings } from '../settings/settings';
import type { Entries } from '../storage/database';
import type { Stamp } from '../storage/hold';
import { type GameStorage, keyOfSave } from '../storage/openStorage';
import { fileText, parseFile } from './backupFile';
import { momentOf } from './dates';
import { readName, slotOf } from './names';
import { gameOfEntry, isOfUnknownGame, parseAny } from './parseAny';

/** Everything that a browser keeps. */
export interface Backup {
  readonly settings: Settings;
  /** The last setup of each game. */
  readonly setups: ReadonlyMap<string, unknown>;
  readonly entries: Entries;
}

/** The readable parts of a file, and the names of the others. */
export interface ReadBackup extends Omit<Backup, 'settings'> {
  /** Null where the file's settings cannot be read. */
  readonly settings: Settings | null;
  /** The games of the build that wrote the file. */
  readonly games: ReadonlySet<string>;
  readonly bad: readonly string[];
}

export interface WrittenBackup {
  readonly text: string;
  /** The names of the entries that are in it, and of those that are not because they cannot be read. */
  readonly keys: readonly string[];
  readonly bad: readonly string[];
  /** Entries that are left out because the file would be too large to be read. */
  readonly excess: readonly string[];
}

/** Unreadable entries are left out, because a file with them would be refused. Entries that another version has set aside stay here too. */
export function writeBackup({ settings, setups, entries: found }: Backup, games: RecordsByGame, date: Date): WrittenBackup {
  const ours = [...found].filter(([key, value]) => parseAny(key, value, games) !== null);
  const readable = new Map(ours.filter(([key, value]) => isReadable(key, value, games)));
  const head = { settings, setups, games: games.ids, date: momentOf(date) };
  const entries = entriesThatFit(readable, LIMITS.file - sizeOf(fileText({ ...head, entries: new Map() })));
  const excess = [...readable.keys()].filter((key) => !entries.has(key));
  const bad = ours.flatMap(([key]) => (readable.has(key) ? [] : [key]));
  return { text: fileText({ ...head, entries }), keys: [...entries.keys()], bad, excess };
}

/** Bytes around an entry: it may be the first of its section. */
const FRAME = 200;
const encoder = new TextEncoder();
const sizeOf = (text: string): number => encoder.encode(text).length;

/** Returns as many entries as there is room for: first the games under way, then the newest ended games, then entries that were set aside. */
function entriesThatFit(entries: Entries, room: number): Entries {
  const fitting = new Map<string, unknown>();
  let left = room;
  for (const [key, value] of [...entries].sort(byWorth)) {
    const size = sizeOf(JSON.stringify(key)) + sizeOf(JSON.stringify(value)) + FRAME;
    if (size > left) continue;
    left -= size;
    fitting.set(key, value);
  }
  return fitting;
}

type Entry = readonly [key: string, value: unknown];

function byWorth(one: Entry, other: Entry): number {
  const rank = ([key]: Entry): number => ({ aside: 2, ended: 1, save: 0, waiting: 0, own: 0, other: 0 })[readName(key).kind];
  const date = ([, value]: Entry): string => (isRecord(value) && typeof value['date'] === 'string' ? value['date'] : '');
  return rank(one) - rank(other) || (date(one) < date(other) ? 1 : date(one) > date(other) ? -1 : 0);
}

/** Returns the readable parts and the names of the others. All games of this version have to be fetched before. */
export function parseBackup(text: string, games: RecordsByGame): Parsed<ReadBackup> {
  const file = parseFile(text);
  if (!file.ok) return file;
  const settings = parseSettings(file.value.settings);
  const entries = new Map([...file.value.entries].filter(([key, value]) => isReadable(key, value, games)));
  const given = [...file.value.setups].filter(([, setup]) => setup !== null);
  const setups = new Map(given.flatMap(([game, data]) => readSetup(game, data, games)));
  const bad = [
    ...(settings.ok ? [] : ['settings']),
    ...given.flatMap(([game]) => (setups.has(game) ? [] : [`setup/${game}`])),
    ...[...file.value.entries.keys()].filter((key) => !entries.has(key)),
    ...file.value.strange,
  ];
  return { ok: true, value: { settings: settings.ok ? settings.value : null, setups, entries, games: file.value.games, bad } };
}

function readSetup(game: string, data: unknown, games: RecordsByGame): readonly Entry[] {
  const records = games.fetched(game);
  if (records === null) return [[game, data]];
  const setup = records.rules.parseSetup(data);
  return setup.ok ? [[game, setup.value]] : [];
}

export interface Restoring {
  readonly storage: Pick<GameStorage, 'readAll' | 'replace'>;
  readonly games: RecordsByGame;
  /** The games of the build that wrote the file. Of all others everything stays. */
  readonly known: ReadonlySet<string>;
  /** Marks the saves, so that nothing that was played before counts as newer. */
  readonly stamp: Stamp | null;
}

/**
 * Replaces everything that is stored; unreadable records are set aside. Entries that were set aside before, and entries of
 * a game or of a kind that this version does not have, stay where they are unless the file brings others.
 * Returns whether it is done; otherwise nothing was changed.
 */
export async function restoreEntries(entries: Entries, { storage, games, known, stamp }: Restoring): Promise<boolean> {
  const found = await storage.readAll();
  if (found === null) return false;
  const cleared = [...found].flatMap(([key, value]) =>
    makesRoom(key, value, games) && known.has(gameOfEntry(key, value)) ? [key] : [],
  );
  const tables = games.ids.filter((game) => known.has(game)).map((game) => keyOfSave(slotOf(game)));
  const changes = new Map([...[...tables, ...cleared].map((key) => [key, undefined] as const), ...entries]);
  for (const [key, value] of changes) {
    if (readName(key).kind === 'save' && isRecord(value) && stamp !== null) changes.set(key, { ...value, stamp });
  }
  return storage.replace(changes, (key, there) => whyUnread(key, there.get(key), games));
}

function makesRoom(key: string, value: unknown, games: RecordsByGame): boolean {
  return readName(key).kind !== 'aside' && parseAny(key, value, games) !== null && !isOfUnknownGame(key, value, games);
}

/** A save is not a record: a game that is given up for a file is deleted. */
function whyUnread(key: string, value: unknown, games: RecordsByGame): string | null {
  const { kind } = readName(key);
  if (value === undefined || kind === 'save' || kind === 'waiting') return null;
  const parsed = parseAny(key, value, games);
  return parsed === null || parsed.ok ? null : parsed.rejection.key;
}

function isReadable(key: string, value: unknown, games: RecordsByGame): boolean {
  return parseAny(key, value, games)?.ok === true;
}
