import { expect } from 'vitest';
import { type Parsed, required, type Seed } from '../../src/engine/kernel';
import {
  type CampaignSheet,
  type Gauntlet,
  marksThatFit,
  newSheet,
  nextDelve,
  parseGauntlet,
  parseSheet,
  placeMark,
  recordDelve,
  recordGame,
  reportOf,
  startGauntlet,
} from '../../src/engine/onedeck';
import { retell } from '../../src/games/onedeck/pages/summary/retelling';
import { type ChronicleEntry, entryOf } from '../../src/games/onedeck/records';
import { parseEntry } from '../../src/games/onedeck/records/chronicleEntry';
import { dailyEntry, sheetEntry } from '../../src/games/onedeck/records/entries';
import tuning from '../../src/games/onedeck/tuning.json';
import { dateWords } from '../../src/pages/chronicle/dateWords';
import { parseBackup, parseTuning, writeBackup } from '../../src/services';
import { endedEntry } from '../../src/services/records/ended';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/services/settings/settings';
import { partNames } from '../../src/wiring/backupParts';
import { GAME, games } from '../support/games';
import { lostDelve, wonDelve } from '../support/goldenDelves';
import { translatorIn } from '../support/translator';
import { inText } from './games';
import { type Chance, oneOf } from './mutate';
import { expectKept, expectNamed, jsonOf, type Target } from './target';

const NOW = new Date('2026-11-18T12:00:00.000Z');
const [WON, LOST] = [wonDelve(), lostDelve()];
const HERO = required(WON.state.setup.heroes[0], 'hero');
const english = translatorIn('en').t;

const entryFor = (delve: typeof WON): ChronicleEntry => ({
  ...entryOf({ id: 'attacked', mode: { kind: 'campaign' }, history: delve }, NOW),
  marks: [{ hero: HERO, earned: 3, lost: 0 }],
});

function value<Value>(parsed: Parsed<Value>): Value {
  if (!parsed.ok) throw new Error(parsed.rejection.key);
  return parsed.value;
}

const recorded = (sheet: CampaignSheet): CampaignSheet =>
  value(recordGame(sheet, { ...reportOf(WON.state), heroes: [sheet.hero] })).sheet;
const PLAYED: CampaignSheet = recorded(recorded(newSheet(HERO)));
const MARKED = value(placeMark(PLAYED, 'veteran', 'greenCircles'));
const GAUNTLET: Gauntlet = value(startGauntlet({ heroes: [HERO], tier: 'novice', seed: 'gauntlet' as Seed }));
const reportFor = (gauntlet: Gauntlet, descents: number) => {
  const delve = nextDelve(gauntlet);
  return delve === null ? null : { ...delve, descents, levelUps: 1, bossDefeated: descents === 3, over: true };
};
const LATER: Gauntlet = value(recordDelve(GAUNTLET, required(reportFor(GAUNTLET, 3), 'report'))).gauntlet;
const DAILY = { id: 'attacked', date: '2026-11-18', outcome: 'victory', floor: 3, bossMet: true, turns: 20, tries: 2 };

const DRAWERS = new Map<string, unknown>([
  ['chronicle/attacked', { ...entryFor(LOST), story: null }],
  [`${GAME}/daily/2026-11-18`, DAILY],
  [`${GAME}/gauntlet`, LATER],
  [`${GAME}/sheet/${HERO}`, MARKED],
  ['aside/2026-11-17/1/game/current', { reason: 'saveNotASave' }],
]);
const SETUPS = new Map([[GAME, WON.state.setup]]);
const written = (
  settings = DEFAULT_SETTINGS,
  drawers: ReadonlyMap<string, unknown> = DRAWERS,
  setups: ReadonlyMap<string, unknown> = SETUPS,
): string => writeBackup({ settings, setups, entries: drawers }, games, NOW).text;

function readEntry(input: unknown): boolean {
  expectNamed(endedEntry('attacked', games).parse(input));
  const parsed = parseEntry(input);
  expectNamed(parsed);
  if (!parsed.ok) return false;
  expectKept(parsed.value, parseEntry);
  for (const language of ['en', 'it']) expect(dateWords(parsed.value.date, language)).not.toBe('');
  expect(retell(parsed.value).entry).toBe(parsed.value);
  return true;
}

function readSheet(input: unknown): boolean {
  const parsed = sheetEntry(HERO).parse(input);
  expectNamed(parsed);
  if (!parsed.ok) return false;
  expectKept(parsed.value, sheetEntry(HERO).parse);
  expectKept(recorded(parsed.value), parseSheet);
  const [mark] = marksThatFit(parsed.value);
  if (mark !== undefined) expectKept(value(placeMark(parsed.value, mark.talent, mark.colour)), parseSheet);
  return true;
}

function readGauntlet(input: unknown, chance: Chance): boolean {
  const parsed = parseGauntlet(input);
  expectNamed(parsed);
  if (!parsed.ok) return false;
  expectKept(parsed.value, parseGauntlet);
  const report = reportFor(parsed.value, oneOf([0, 1, 3], chance));
  if (report !== null) expectKept(value(recordDelve(parsed.value, report)).gauntlet, parseGauntlet);
  return true;
}

function readDaily(input: unknown): boolean {
  const parsed = dailyEntry('2026-11-18').parse(input);
  expectNamed(parsed);
  if (parsed.ok) expectKept(parsed.value, dailyEntry('2026-11-18').parse);
  return parsed.ok;
}

/** A file that can be read in part is written again from what was read, and then all of it can be read. */
function readFile(input: unknown): boolean {
  const parsed = parseBackup(String(input), games);
  expectNamed(parsed);
  if (!parsed.ok) return false;
  const { bad, entries: drawers, settings, setups } = parsed.value;
  const names = partNames(bad, { translate: english, games });
  expect(names.length).toBeLessThan(600);
  expect(names === '').toBe(bad.length === 0);
  const again = parseBackup(written(settings ?? DEFAULT_SETTINGS, drawers, setups), games);
  expect(again.ok ? [again.value.bad, again.value.entries] : again).toEqual([[], new Map(jsonOf([...drawers]) as never)]);
  return bad.length === 0;
}

function readSettings(input: unknown): boolean {
  const parsed = parseSettings(input);
  expectNamed(parsed);
  if (parsed.ok) expectKept(parsed.value, parseSettings);
  return parsed.ok;
}

function readTuning(input: unknown): boolean {
  const parsed = parseTuning(input, tuning);
  expectNamed(parsed);
  if (parsed.ok) expectKept(parsed.value, (data) => parseTuning(data, tuning));
  return parsed.ok;
}

export const RECORD_TARGETS: readonly Target[] = [
  { name: 'entries', weight: 10, sources: [entryFor(WON), entryFor(LOST)].map(jsonOf) as [unknown, unknown], attempt: readEntry },
  { name: 'sheets', weight: 8, sources: [newSheet(HERO), PLAYED, MARKED], attempt: readSheet },
  { name: 'gauntlets', weight: 8, sources: [GAUNTLET, LATER], attempt: readGauntlet },
  { name: 'dailies', weight: 3, sources: [DAILY], attempt: readDaily },
  { name: 'backups', weight: 5, sources: [JSON.parse(written()) as unknown], dress: inText, attempt: readFile },
  { name: 'settings', weight: 3, sources: [{ ...DEFAULT_SETTINGS }], attempt: readSettings },
  { name: 'tunings', weight: 3, sources: [tuning], attempt: readTuning },
];
