import { type Game, type GameId, type Outcome, type Seat, sharedPlace } from '../kernel';
import type { Command } from './commands';
import type { Event, EventType } from './events';
import { evolve } from './evolve';
import { faults } from './faults';
import { onlyWayOn } from './onlyWayOn';
import { parseCommand, parseSetup, parseState } from './parse';
import { cardsFor, start } from './start';
import type { Setup, State } from './state';
import { legal, offer, offerNothing, step, stepRecorded, whyIllegal } from './step';
import { unreachable } from './unreachable';
import { variants } from './variants';
import { view } from './view';

const SIDES = 6;
/** All heroes decide together, whoever holds their cards, and everybody knows the same: the party is one seat. */
const PARTY = 'party' as Seat;

const REVEALING: ReadonlySet<EventType> = new Set<EventType>([
  'timeSpent',
  'cardDiscarded',
  'doorOpened',
  'dieRolled',
  'dieRerolled',
  // The end is final: nobody takes back how a game went once it is known.
  'gameWon',
  'gameLost',
]);

export const oneDeckDungeon: Game<Setup, State, Command, Event> = {
  id: 'one-deck-dungeon' as GameId,
  rulesVersion: 3,
  seats: () => [PARTY],
  start,
  seatOf: () => PARTY,
  whyIllegal,
  legal: (state, seat = PARTY) => (seat === PARTY ? legal(state) : []),
  offer: (state, seat = PARTY) => (seat === PARTY ? offer(state) : offerNothing(state)),
  variants,
  step,
  stepRecorded,
  evolve,
  outcome,
  toAct: (state) => (state.phase === 'over' ? [] : [PARTY]),
  view,
  witnessed: (event) => event,
  onlyWayOn,
  reveals: (event) => REVEALING.has(event.type),
  faults,
  unreachable,
  pieces: ({ heroes }) => ({ cards: cardsFor(heroes.length), sides: SIDES }),
  parseSetup,
  parseCommand,
  parseState,
};

function outcome({ result }: State): Outcome {
  if (result === null) return { over: false };
  return { over: true, result, winners: result === 'victory' ? [PARTY] : [], standings: sharedPlace([PARTY]) };
}
