import * as v from 'valibot';
import { isRecord, isShallow, type Parsed, parseJson, refuse } from '../../engine/kernel';
import { parsedBy } from '../parsedBy';
import type { Entries } from '../storage/database';
import { FIRST_GAME, movedName } from '../storage/firstVersion';
import { moment } from './dates';
import { isGameId, readName, slotOf } from './names';

/** The content of a file before it is parsed: entries by their names in the database, last setups by their games. */
export interface FileContent {
  readonly settings: unknown;
  readonly setups: ReadonlyMap<string, unknown>;
  readonly entries: Entries;
  /** The games of the build that wrote it. */
  readonly games: ReadonlySet<string>;
  /** Parts that have no place in the database. */
  readonly strange: readonly string[];
}

const VERSION = 2;
const values = v.record(v.string(), v.unknown());

const Written = v.strictObject({
  lanterndeep: v.literal(VERSION),
  date: moment,
  settings: v.unknown(),
  games: values,
  chronicle: values,
  aside: values,
});

const Section = v.strictObject({
  setup: v.optional(v.unknown(), null),
  save: v.optional(v.unknown()),
  entries: v.optional(values, {}),
});

/** The first version knew one game. */
const First = v.strictObject({
  lanterndeep: v.literal(1),
  date: moment,
  settings: v.unknown(),
  setup: v.unknown(),
  drawers: values,
});

export function parseFile(text: string): Parsed<FileContent> {
  const data = parseJson(text);
  if (!data.ok || !isShallow(data.value) || !isRecord(data.value)) return refuse('backupForeign');
  const version = data.value['lanterndeep'];
  if (typeof version !== 'number') return refuse('backupForeign', { path: 'lanterndeep' });
  if (version === 1) return contentOfFirst(data.value);
  // A file of another version may have other parts: its version is all that can be relied upon.
  if (version !== VERSION) return refuse(isDated(data.value) ? 'backupNewer' : 'backupForeign');
  const written = parsedBy(Written, data.value, 'backupForeign');
  return written.ok ? { ok: true, value: contentOf(written.value) } : written;
}

const isDated = (data: unknown): boolean => parsedBy(v.object({ date: moment }), data, 'backupForeign').ok;

function contentOfFirst(data: unknown): Parsed<FileContent> {
  const written = parsedBy(First, data, 'backupForeign');
  if (!written.ok) return written;
  const { settings, setup, drawers } = written.value;
  const entries = new Map(Object.entries(drawers).map(([key, value]) => [movedName(key), value]));
  const games = new Set([FIRST_GAME]);
  return { ok: true, value: { settings, setups: new Map([[FIRST_GAME, setup]]), entries, games, strange: [] } };
}

/** Files of one game named it only when it had been played. */
function contentOf({ settings, games, chronicle, aside }: v.InferOutput<typeof Written>): FileContent {
  const known = new Set([FIRST_GAME, ...Object.keys(games)]);
  const setups = new Map<string, unknown>();
  const entries = new Map<string, unknown>();
  const strange: string[] = [];
  for (const [game, data] of Object.entries(games)) {
    const section = parsedBy(Section, data, 'backupForeign');
    if (!section.ok || !isGameId(game)) {
      strange.push(game);
      continue;
    }
    setups.set(game, section.value.setup);
    if (section.value.save !== undefined) entries.set(`game/${slotOf(game)}`, section.value.save);
    for (const [name, value] of Object.entries(section.value.entries)) entries.set(`${game}/${name}`, value);
  }
  for (const [id, value] of Object.entries(chronicle)) entries.set(`chronicle/${id}`, value);
  for (const [name, value] of Object.entries(aside)) entries.set(`aside/${name}`, value);
  return { settings, setups, entries, games: known, strange };
}

export interface ToWrite {
  readonly settings: unknown;
  readonly setups: ReadonlyMap<string, unknown>;
  readonly entries: Entries;
  /** Each has a section, also one that was never played: a file says of which games it knows. */
  readonly games: readonly string[];
  readonly date: string;
}

/** One line for each entry, so that two files can be compared. */
export function fileText({ settings, setups, entries, games: ids, date }: ToWrite): string {
  const games = new Set([...ids, ...setups.keys(), ...[...entries.keys()].flatMap(gameIn)]);
  const sections = [...games].map((game) => `${JSON.stringify(game)}:${sectionText(game, setups.get(game) ?? null, entries)}`);
  const head = JSON.stringify({ lanterndeep: VERSION, date, settings }).slice(0, -1);
  const [chronicle, aside] = ['chronicle/', 'aside/'].map((prefix) => linesOf(entries, prefix));
  return `${head},"games":{${sections.join(',\n')}},\n"chronicle":{${chronicle}},\n"aside":{${aside}}}\n`;
}

function sectionText(game: string, setup: unknown, entries: Entries): string {
  const save = entries.get(`game/${slotOf(game)}`);
  const saved = save === undefined ? '' : `"save":${JSON.stringify(save)},\n`;
  return `{"setup":${JSON.stringify(setup)},\n${saved}"entries":{${linesOf(entries, `${game}/`)}}}`;
}

function linesOf(entries: Entries, prefix: string): string {
  const lines = [...entries].flatMap(([key, value]) =>
    key.startsWith(prefix) ? [`\n${JSON.stringify(key.slice(prefix.length))}:${JSON.stringify(value)}`] : [],
  );
  return lines.join(',');
}

function gameIn(key: string): readonly string[] {
  const name = readName(key);
  return 'game' in name ? [name.game] : [];
}
