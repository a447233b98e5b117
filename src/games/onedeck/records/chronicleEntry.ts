import * as v from 'valibot';
import { LIMITS, type Parsed, refuse, toReplay } from '../../../engine/kernel';
import { HERO_IDS, healthOf, type Mode, oneDeckDungeon, parseMode, type Setup, TOP_LEVEL } from '../../../engine/onedeck';
import { moment, momentOf, parsedBy } from '../../../services';
import { storyIn, type TableGame } from '../table';
import { count, result, within } from './fields';
import { type KeptStory, storyIfShort } from './story';

const hero = v.picklist(HERO_IDS);

const Entry = v.strictObject({
  ...result,
  /** Older versions, which had one game, left it out. */
  game: v.optional(v.literal(oneDeckDungeon.id), oneDeckDungeon.id),
  /** The time of its end. */
  date: moment,
  mode: v.unknown(),
  setup: v.unknown(),
  level: within(1, TOP_LEVEL),
  heroes: v.pipe(v.array(v.strictObject({ hero, damage: count, health: count })), v.maxLength(LIMITS.list)),
  /** The gains of sheets, of the campaign or of a gauntlet. */
  marks: v.pipe(v.array(v.strictObject({ hero, earned: count, lost: count })), v.maxLength(LIMITS.list)),
  /** Null if the rules changed during the game, so that it cannot be replayed from the beginning. */
  replay: v.nullable(v.pipe(v.string(), v.maxLength(LIMITS.replay))),
  story: v.optional(storyIfShort, null),
});

/** A game that is over. */
export type ChronicleEntry = Readonly<Omit<v.InferOutput<typeof Entry>, 'game' | 'setup' | 'mode' | 'story'>> & {
  readonly game: string;
  readonly setup: Setup;
  readonly mode: Mode;
  readonly story: KeptStory;
};

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

/** Returns the entry of a game without the gains of sheets. */
export function entryOf(game: Pick<TableGame, 'id' | 'mode' | 'history'>, date: Date): ChronicleEntry {
  const { id, mode } = game;
  return { ...factsOf(game), id, game: oneDeckDungeon.id, date: momentOf(date), mode };
}

/** Returns the facts of a game that the chronicle shows beside id and date. */
export function factsOf({ history }: Pick<TableGame, 'history'>): Omit<ChronicleEntry, 'id' | 'game' | 'date' | 'mode'> {
  const { state } = history;
  const replay = toReplay(oneDeckDungeon, history);
  return {
    setup: state.setup,
    outcome: state.result === 'victory' ? 'victory' : 'defeat',
    floor: state.floor,
    bossMet: state.boss !== null,
    turns: state.turn,
    level: state.level,
    heroes: state.heroes.map((one) => ({ hero: one.id, damage: one.damage, health: healthOf(state, one) })),
    marks: [],
    replay: replay.ok ? replay.value : null,
    story: storyIn(history),
  };
}
