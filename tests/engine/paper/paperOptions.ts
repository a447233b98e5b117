import { type Seed, seededStream, shuffle, type Viewer } from '../../../src/engine/kernel';
import {
  type Command,
  OBJECTIVE_IDS,
  OBJECTIVES,
  type ObjectiveId,
  type PlayerSeat,
  POWER_IDS,
  paperDungeons,
  REJECTION_KEYS,
  type Setup,
  type State,
} from '../../../src/engine/paper';
import type { SuiteOptions } from '../../support/gameSuite';
import { askedScenes } from './scenes';

const ALONE: Setup = { seats: 1, dungeon: 'drawn', missions: 'drawn', dispersal: false, openObjectives: false };
const PAIR: Setup = {
  seats: 2,
  dungeon: 'k',
  missions: ['map-makers', 'full-satchel', 'force-of-twelve'],
  dispersal: true,
  openObjectives: true,
};
const THREE: Setup = {
  seats: 3,
  dungeon: 'a',
  missions: ['hard-way', 'full-satchel', 'force-of-twelve'],
  dispersal: true,
  openObjectives: false,
};

/** Psionic, and two dice alike: 3 white sides and 3 black ones without a skull. */
const script = {
  deck: [[], [], ['exterminator', 'rising-star'], ['psionic', 'scout', 'healer', 'veteran']],
  rolls: [2, 2, 6, 2, 3, 5],
};

function begun(setup: Setup): State {
  let state = paperDungeons.start(setup, 'perft' as Seed, script);
  while (state.phase !== 'dice') {
    const [command] = paperDungeons.legal(state);
    const taken = command === undefined ? null : paperDungeons.step(state, command);
    if (taken?.ok !== true) throw new Error('the game does not begin');
    state = taken.state;
  }
  return state;
}

export const PAPER_OPTIONS: SuiteOptions<Setup, State, Command> = {
  setups: [ALONE, THREE],
  rejectionKeys: REJECTION_KEYS,
  mostCommands: 2000,
  gamesPerSetup: 1,
  states: askedScenes,
  twin,
  publicPart: (state) => ({
    ...state,
    decks: null,
    rolls: null,
    seats: state.seats.map(({ id, ready, alignment, sheet: { bosses } }) => ({ id, ready, alignment, bosses })),
  }),
  perft: [
    { name: 'cards of two seats', from: paperDungeons.start(PAIR, 'perft' as Seed, script), counts: [8, 32] },
    // White warrior 8, clover 14, boots 6, black warrior 8 (by a change of colour), black cleric 8. Every use of a die leaves
    // what the others offer, but a walk asks for one of six doors, or ends: 315 + 397 + 197 + 259 + 259.
    { name: 'dice alone', from: begun(ALONE), counts: [44, 1427] },
  ],
  goldens: [
    { name: 'paper-alone', setup: ALONE, seed: 'a lantern' },
    { name: 'paper-pair', setup: PAIR, seed: 'two lanterns' },
  ],
};

/** The same table as one seat sees it, with other things behind the screen. */
function twin(state: State, viewer: Viewer, seed: Seed): State {
  const streams = { decks: seededStream<readonly string[]>(seed, 'decks'), rolls: seededStream<number>(seed, 'dice') };
  if (state.seats.length === 1) return { ...state, ...streams };
  const spare = spareCards(state, seed);
  return { ...state, ...streams, seats: state.seats.map((one) => (one.id === viewer ? one : otherSeat(state, one, spare))) };
}

interface Spare {
  readonly objectives: ObjectiveId[];
  readonly powers: PlayerSeat['power'][];
}

/** Cards that no seat has. */
function spareCards({ seats }: State, seed: Seed): Spare {
  const held = new Set<unknown>(
    seats.flatMap(({ hand, objective, power }) => [...(hand?.objectives ?? [objective]), ...(hand?.powers ?? [power])]),
  );
  const { value } = shuffle(seededStream<readonly ObjectiveId[]>(seed, 'spare'), OBJECTIVE_IDS);
  return { objectives: value.filter((id) => !held.has(id)), powers: POWER_IDS.filter((id) => !held.has(id)) };
}

function otherSeat({ phase, setup }: State, seat: PlayerSeat, spare: Spare): PlayerSeat {
  const { hand, objective, alignment } = seat;
  const sheet = seat.open ?? seat.sheet;
  const hidden = { ...seat, sheet, open: null, told: [] };
  if (phase === 'over') return seat;
  if (hand !== null) return { ...hidden, hand: { objectives: spare.objectives.splice(0, 2), powers: hand.powers.toReversed() } };
  if (alignment === null) return { ...hidden, objective: spare.objectives.pop() ?? objective, power: spare.powers.pop() ?? null };
  if (setup.openObjectives) return hidden;
  const alike = spare.objectives.findIndex((id) => JSON.stringify(OBJECTIVES[id].alignment) === JSON.stringify(alignment));
  return { ...hidden, objective: alike < 0 ? objective : (spare.objectives.splice(alike, 1)[0] ?? objective) };
}
