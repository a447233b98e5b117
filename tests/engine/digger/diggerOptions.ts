import {
  type Coin,
  type CoinValue,
  type Command,
  dungeonDigger,
  REJECTION_KEYS,
  SEAT_IDS,
  type Setup,
  type State,
  type TileId,
} from '../../../src/engine/digger';
import { type Seed, seededStream, shuffle, type Viewer } from '../../../src/engine/kernel';
import type { SuiteOptions } from '../../support/gameSuite';
import { rareScenes } from './rareScenes';

const PAIR: Setup = { seats: 2, freeThink: true, hiddenProjects: false, fullRound: false };
/** Random games of three seats are in `random.test.ts`: here every choice of every state is played for every viewer. */
const COVERED: Setup = { seats: 2, freeThink: false, hiddenProjects: true, fullRound: true };
const THREE: Setup = { seats: 3, freeThink: false, hiddenProjects: true, fullRound: true };

export const DIGGER_OPTIONS: SuiteOptions<Setup, State, Command> = {
  setups: [PAIR, COVERED],
  rejectionKeys: REJECTION_KEYS,
  mostCommands: 3000,
  gamesPerSetup: 1,
  states: rareScenes,
  twin,
  publicPart: (state) => ({
    ...state,
    luck: null,
    coins: state.coins.length,
    seats: state.seats.map(({ id, gold, projects, bag, minions, coins, corridors, skips }) => ({
      ...{ id, gold, minions, corridors, skips, projects: projects.length, bag: bag.length },
      coins: coins.map(({ seen, at }) => ({ seen, at })),
    })),
  }),
  perft: [
    // Two places, then one; then seven sets of three projects, or none.
    { name: 'two Portals and a free Think!', from: dungeonDigger.start(PAIR, 'perft' as Seed), counts: [2, 2, 16] },
  ],
  goldens: [
    { name: 'digger-pair', setup: PAIR, seed: 'a pickaxe' },
    { name: 'digger-three', setup: THREE, seed: 'three pickaxes' },
  ],
};

/** The same table as one seat sees it, with other things where it can not look. */
function twin(state: State, viewer: Viewer, seed: Seed): State {
  const place = SEAT_IDS.findIndex((id) => (id as string) === viewer);
  return withOtherTiles(withOtherCoins({ ...state, luck: seededStream<number>(seed, 'luck') }, place, seed), place, seed);
}

/** Values that the viewer has not seen change places with each other and with those of the bag. */
function withOtherCoins(state: State, place: number, seed: Seed): State {
  const everybody = (1 << state.seats.length) - 1;
  const isHidden = ({ seen }: Coin): boolean => seen !== everybody && (place < 0 || (seen & (1 << place)) === 0);
  const held = state.seats.flatMap(({ coins }) => coins.filter(isHidden).map(({ value }) => value));
  const order = shuffle(seededStream<readonly string[]>(seed, 'coins'), [...state.coins, ...held].map(String)).value;
  const values = order.map((value) => Number(value) as CoinValue);
  const seats = state.seats.map((seat) => ({
    ...seat,
    coins: seat.coins.map((coin) => (isHidden(coin) ? { ...coin, value: values.pop() ?? coin.value } : coin)),
  }));
  return { ...state, seats, coins: values.sort() };
}

/** Covered projects of others change places with what is in their bags. */
function withOtherTiles(state: State, place: number, seed: Seed): State {
  if (!state.setup.hiddenProjects) return state;
  const seats = state.seats.map((seat, at) => {
    if (at === place) return seat;
    const tiles = [...seat.projects, ...seat.bag] as TileId[];
    const order = shuffle(seededStream<readonly TileId[]>(seed, seat.id), tiles).value;
    return { ...seat, projects: order.slice(0, seat.projects.length), bag: order.slice(seat.projects.length).sort() };
  });
  return { ...state, seats };
}
