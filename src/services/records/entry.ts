import * as v from 'valibot';
import { type History, isWellFormed, LIMITS, type Parsed, refuse, toReplay } from '../../engine/kernel';
import {
  type Command,
  dailyDelve,
  type Event,
  HERO_IDS,
  healthOf,
  type Mode,
  oneDeckDungeon,
  parseMode,
  type Setup,
  type State,
  TOP_LEVEL,
} from '../../engine/onedeck';
import { parsedBy } from '../parsedBy';
import { moment, momentOf } from './dates';
import { type KeptStory, storyIfShort } from './story';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LIMITS.counter));
const within = (least: number, most: number) => v.pipe(count, v.minValue(least), v.maxValue(most));
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LIMITS.id), v.check(isWellFormed));
const hero = v.picklist(HERO_IDS);

const result = {
  id: name,
  outcome: v.picklist(['victory', 'defeat']),
  floor: within(1, 3),
  bossMet: v.boolean(),
  turns: count,
};

const Entry = v.strictObject({
  ...result,
  /** When it ended. */
  date: moment,
  mode: v.unknown(),
  setup: v.unknown(),
  level: within(1, TOP_LEVEL),
  heroes: v.pipe(v.array(v.strictObject({ hero, damage: count, health: count })), v.maxLength(LIMITS.list)),
  /** What the game brought to sheets, of the campaign or of a gauntlet. */
  marks: v.pipe(v.array(v.strictObject({ hero, earned: count, lost: count })), v.maxLength(LIMITS.list)),
  /** None when the rules changed on the way: then the beginning can not be played again. */
  replay: v.nullable(v.pipe(v.string(), v.maxLength(LIMITS.replay))),
  story: v.optional(storyIfShort, null),
});

const day = v.pipe(
  v.string(),
  v.check((date) => dailyDelve(date).ok),
);
const Daily = v.strictObject({ ...result, date: day, tries: v.pipe(count, v.minValue(1)) });

/** A game that is over. */
export type ChronicleEntry = Readonly<Omit<v.InferOutput<typeof Entry>, 'setup' | 'mode' | 'story'>> & {
  readonly setup: Setup;
  readonly mode: Mode;
  readonly story: KeptStory;
};

/** How a day's delve went the first time, and how often it was played. */
export type DailyResult = Readonly<v.InferOutput<typeof Daily>>;

export interface EndedGame {
  readonly id: string;
  readonly mode: Mode;
  readonly history: History<Setup, State, Command, Event>;
  readonly story?: KeptStory;
}

export function parseEntry(data: unknown): Parsed<ChronicleEntry> {
  const parsed = parsedBy(Entry, data, 'entryWrong');
  if (!parsed.ok) return parsed;
  const setup = oneDeckDungeon.parseSetup(parsed.value.setup);
  const mode = parseMode(parsed.value.mode);
  if (!setup.ok) return setup;
  const isParty = parsed.value.heroes.map(({ hero: id }) => id).join() === setup.value.heroes.join();
  if (!isParty) return refuse('entryWrong', { path: 'heroes' });
  return mode.ok ? { ok: true, value: { ...parsed.value, setup: setup.value, mode: mode.value } } : mode;
}

export const parseDaily = (data: unknown): Parsed<DailyResult> => parsedBy(Daily, data, 'dailyWrong');

export function entryOf({ id, mode, history, story = null }: EndedGame, date: Date): Omit<ChronicleEntry, 'marks'> {
  const { state } = history;
  const replay = toReplay(oneDeckDungeon, history);
  return {
    id,
    date: momentOf(date),
    mode,
    setup: state.setup,
    outcome: state.result === 'victory' ? 'victory' : 'defeat',
    floor: state.floor,
    bossMet: state.boss !== null,
    turns: state.turn,
    level: state.level,
    heroes: state.heroes.map((one) => ({ hero: one.id, damage: one.damage, health: healthOf(state, one) })),
    replay: replay.ok ? replay.value : null,
    story,
  };
}
