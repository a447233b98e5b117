import * as v from 'valibot';
import { LIMITS, type Parsed, refuse, type Seat, toReplay } from '../../../engine/kernel';
import {
  DUNGEON_IDS,
  isAlone,
  LIGHT_IDS,
  lightsLit,
  MISSION_IDS,
  type PlayerSeat,
  paperDungeons,
  SEAT_IDS,
  type Setup,
  type State,
  scoreOf,
  totalOf,
} from '../../../engine/paper';
import { moment, momentOf, parsedBy } from '../../../services';
import type { Seating } from '../../contract';
import { text, within } from './fields';
import { type KeptSeat, keptSeat, keptSheetOf, knownCard } from './keptSheet';
import { type PaperMode, parseMode } from './modes';
import type { PaperGame } from './paperGame';

const Entry = v.strictObject({
  id: text,
  game: v.literal(String(paperDungeons.id)),
  /** The time of its end. */
  date: moment,
  outcome: v.picklist(['victory', 'defeat']),
  mode: v.unknown(),
  setup: v.unknown(),
  dungeon: v.picklist(DUNGEON_IDS),
  missions: v.pipe(v.array(v.picklist(MISSION_IDS)), v.maxLength(3)),
  seats: v.pipe(v.array(keptSeat), v.minLength(1), v.maxLength(SEAT_IDS.length)),
  /** Alone: how many lights of the dungeon were reached. */
  lights: within(0, LIGHT_IDS.length),
  /** Null if the rules changed during the game, so that it cannot be replayed from the beginning. */
  replay: v.nullable(v.pipe(v.string(), v.maxLength(LIMITS.replay))),
});

/** A game that is over. */
export type PaperEntry = Readonly<Omit<v.InferOutput<typeof Entry>, 'setup' | 'mode' | 'seats'>> & {
  readonly setup: Setup;
  readonly mode: PaperMode;
  readonly seats: readonly KeptSeat[];
};

export function parseEntry(data: unknown): Parsed<PaperEntry> {
  const parsed = parsedBy(Entry, data, 'entryWrong');
  if (!parsed.ok) return parsed;
  const setup = paperDungeons.parseSetup(parsed.value.setup);
  const mode = parseMode(parsed.value.mode);
  if (!setup.ok) return setup;
  if (!mode.ok) return mode;
  if (parsed.value.seats.length !== setup.value.seats) return refuse('entryWrong', { path: 'seats' });
  return { ok: true, value: { ...parsed.value, setup: setup.value, mode: mode.value } };
}

/** Returns the entry of a game as the chronicle will have it. */
export function entryOf(game: PaperGame, date: Date): PaperEntry {
  return { ...factsOf(game), id: game.id, game: paperDungeons.id, date: momentOf(date), mode: game.mode };
}

/** Returns the facts of a game that the chronicle keeps beside id and date. */
export function factsOf({ history, seating }: PaperGame): Omit<PaperEntry, 'id' | 'game' | 'date' | 'mode'> {
  const { state } = history;
  const replay = toReplay(paperDungeons, history);
  return {
    setup: state.setup,
    dungeon: state.dungeon,
    missions: state.missions.map(({ id }) => id),
    outcome: outcomeOf(state, seating),
    seats: state.seats.map((seat) => keptOf(state, seat, seating)),
    lights: lightsOf(state),
    replay: replay.ok ? replay.value : null,
  };
}

/** Among several only the rivals count: no light was measured with them. */
export function lightsOf(state: State): number {
  const [seat] = state.seats;
  if (seat === undefined || !isAlone(state)) return 0;
  return lightsLit(state.dungeon, { rounds: 3, points: totalOf(scoreOf(state.dungeon, seat)) }).length;
}

/** Alone a game is won with the first light, among several by a person who shares the first place. */
function outcomeOf(state: State, seating: Seating | undefined): PaperEntry['outcome'] {
  if (isAlone(state)) return lightsOf(state) > 0 ? 'victory' : 'defeat';
  const outcome = paperDungeons.outcome(state);
  const isPerson = (seat: Seat): boolean => (seating?.[seat]?.player ?? 'person') === 'person';
  return outcome.over && outcome.winners.some(isPerson) ? 'victory' : 'defeat';
}

function keptOf({ dungeon }: State, seat: PlayerSeat, seating: Seating | undefined): KeptSeat {
  const sitter = seating?.[seat.id as string as Seat];
  return {
    who: sitter === undefined ? null : { player: sitter.player, name: sitter.name },
    power: knownCard(seat.power),
    objective: knownCard(seat.objective),
    score: scoreOf(dungeon, seat),
    sheet: keptSheetOf(seat.sheet),
  };
}

/** Returns the place of the seat that the entry is told of: the first person's. */
export function ownSeatOf({ seats }: Pick<PaperEntry, 'seats'>): number {
  return Math.max(
    0,
    seats.findIndex(({ who }) => who === null || who.player === 'person'),
  );
}

/** Returns the points of that seat. */
export function ownTotal(entry: Pick<PaperEntry, 'seats'>): number {
  const seat = entry.seats[ownSeatOf(entry)];
  return seat === undefined ? 0 : totalOf(seat.score);
}
