import {
  COIN_SET,
  type CoinValue,
  type Command,
  corridorsOf,
  dungeonDigger,
  type Event,
  type EventOf,
  type EventType,
  isComplete,
  type PlayerSeat,
  SEAT_IDS,
  type Setup,
  type State,
  surveyOf,
  TILE_IDS,
  type TileId,
} from '../../../src/engine/digger';
import { required, type Seed, type Taken } from '../../../src/engine/kernel';
import { at, type Lay, laidOf } from './ground';

type Place = readonly [q: number, r: number];

/** A table as a test needs it; everything is by the number of the seat. Seat 1 is on turn with its Portal in the west. */
interface Scene {
  readonly setup?: Partial<Setup>;
  readonly tiles?: readonly Lay[];
  readonly minions?: Readonly<Record<number, readonly Place[]>>;
  readonly projects?: Readonly<Record<number, readonly TileId[]>>;
  readonly coins?: Readonly<Record<number, readonly CoinValue[]>>;
  /** Coins in Treasuries. */
  readonly stored?: Readonly<Record<number, readonly (readonly [CoinValue, Place])[]>>;
  readonly tokens?: readonly (readonly [at: Place, seat: number])[];
  readonly gold?: Readonly<Record<number, number>>;
  /** Nothing is left in the bag of coins. */
  readonly noCoinsLeft?: boolean;
  readonly state?: Partial<State>;
}

export const PAIR: Setup = { seats: 2, freeThink: false, hiddenProjects: false, fullRound: false };
export const WEST: Place = [-2, 0];
export const EAST: Place = [2, 0];

/** A table that the rules themselves find sound, so that no test plays on one that could not be. */
export function scene(spec: Scene = {}): State {
  const begun = begin({ ...PAIR, ...spec.setup });
  const laid = (spec.tiles ?? []).map(laidOf);
  const board: State = {
    ...begun,
    tiles: [...begun.tiles, ...laid],
    collapses: begun.collapses - laid.filter(({ tile }) => tile === 'collapse').length,
    tokens: (spec.tokens ?? []).map(([[q, r], seat]) => ({ at: at(q, r), seat: required(SEAT_IDS[seat - 1], 'a seat') })),
  };
  const seats = board.seats.map((seat, place) => seatIn(spec, board, { seat, place }));
  const coins = bagWithout(seats, spec.noCoinsLeft === true);
  const state = { ...board, seats, coins: coins.bag, stirred: false, ...spec.state };
  const sound = spec.noCoinsLeft === true ? { ...state, seats: coins.seats } : state;
  const faults = dungeonDigger.faults(sound);
  if (faults.length > 0) throw new Error(`this scene could not be: ${faults.join()}`);
  return sound;
}

/** The first seat is seat 1, in the west; the others take what is left. */
function begin(setup: Setup): State {
  let state: State = { ...dungeonDigger.start(setup, 'scene' as Seed), first: 0, active: 0 };
  while (state.phase === 'portals') {
    const listed = dungeonDigger.legal(state);
    const west = listed.find((command) => command.type === 'placePortal' && command.at === at(...WEST));
    state = give(state, west ?? required(listed[0], 'a place')).state;
  }
  return state;
}

function seatIn(spec: Scene, board: State, { seat, place }: { seat: PlayerSeat; place: number }): PlayerSeat {
  const number = place + 1;
  const laid = board.tiles.filter(({ owner }) => owner === seat.id).map(({ tile }) => tile);
  const projects = spec.projects?.[number] ?? [];
  const loose = (spec.coins?.[number] ?? []).map((value) => ({ value, seen: 1 << place, at: null }));
  const stored = (spec.stored?.[number] ?? []).map(([value, room]) => ({ value, seen: 1 << place, at: at(...room) }));
  return {
    ...seat,
    projects,
    bag: TILE_IDS.filter((tile) => !laid.includes(tile) && !projects.includes(tile)).sort(),
    minions: spec.minions?.[number]?.map(([q, r]) => at(q, r)).sort((one, other) => one - other) ?? seat.minions,
    coins: [...loose, ...stored],
    corridors: corridorsOf(surveyOf(board), place)
      .filter(isComplete)
      .map(({ spaces }) => spaces),
    gold: spec.gold?.[number] ?? 0,
  };
}

/** What is not in front of a seat is in the bag; for an empty bag the last seat holds the rest. */
function bagWithout(seats: readonly PlayerSeat[], isEmpty: boolean) {
  const bag: CoinValue[] = seats.flatMap(() => COIN_SET).sort();
  for (const { value } of seats.flatMap(({ coins }) => coins)) bag.splice(bag.indexOf(value as CoinValue), 1);
  if (!isEmpty) return { bag, seats };
  const last = seats.length - 1;
  const rest = bag.map((value) => ({ value, seen: 1 << last, at: null }));
  return { bag: [], seats: seats.map((seat, place) => (place === last ? { ...seat, coins: [...seat.coins, ...rest] } : seat)) };
}

export function give(state: State, command: Command): Taken<State, Event> {
  const taken = dungeonDigger.step(state, command);
  if (!taken.ok) throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(taken.rejection)}`);
  return taken;
}

/** The state after several commands. */
export function played(state: State, ...commands: readonly Command[]): State {
  return commands.reduce((before, command) => give(before, command).state, state);
}

export function refusal(state: State, command: unknown): string | null {
  return dungeonDigger.whyIllegal(state, command as Command)?.key ?? null;
}

export function told<Type extends EventType>(events: readonly Event[], type: Type): readonly EventOf<Type>[] {
  return events.filter((event) => event.type === type) as unknown as readonly EventOf<Type>[];
}

export const firstSeat = (state: State): PlayerSeat => required(state.seats[0], 'seat 1');
export const secondSeat = (state: State): PlayerSeat => required(state.seats[1], 'seat 2');

/** The listed commands of one type. */
export function listed(state: State, type: Command['type']): readonly Command[] {
  return dungeonDigger.legal(state).filter((command) => command.type === type);
}

export function work(tile: TileId, [q, r]: Place, turn = 0): Command {
  return { type: 'work', tile, at: at(q, r), turn };
}

export function walk(from: Place, to: Place, count = 1): Command {
  return { type: 'step', from: at(...from), to: at(...to), count };
}
