import type { EventType } from '../events';
import { nextPlace, seatAt } from '../rules/seats';
import type { Evolvers } from './evolver';

type TurnEvent = Extract<
  EventType,
  | 'phaseBegun'
  | 'projectsKept'
  | 'turnBegun'
  | 'turnSkipped'
  | 'turnEnded'
  | 'orderGiven'
  | 'tasksSet'
  | 'bonusArisen'
  | 'bonusPicked'
  | 'bonusDeclined'
  | 'orderGivenUp'
  | 'prizeWon'
  | 'prizeLost'
  | 'gameEnded'
>;

/** These events are told for the table: the change itself comes with `tasksSet` or follows from the final state. */
const nothing = (): void => undefined;

export const TURN_EVOLVERS: Evolvers<TurnEvent> = {
  phaseBegun({ state }, { phase }) {
    state.phase = phase;
    state.active = state.first;
    state.stirred = false;
  },
  projectsKept({ state }) {
    state.active = nextPlace(state);
  },
  turnBegun({ state }, { seat, points }) {
    state.active = seatAt(seat);
    state.points = points;
    state.given = [];
    state.pitUsed = false;
  },
  turnSkipped(draft, { seat }) {
    draft.seat(seatAt(seat)).skips = false;
    draft.state.quiet += 1;
    draft.state.active = nextPlace(draft.state);
  },
  turnEnded({ state }) {
    state.quiet = state.stirred ? 0 : state.quiet + 1;
    state.stirred = false;
    state.points = 0;
    state.active = nextPlace(state);
  },
  orderGiven({ state }, { order, cost }) {
    state.given = [...state.given, order];
    state.points -= cost;
  },
  tasksSet({ state }, { tasks }) {
    state.tasks = tasks;
  },
  bonusArisen: nothing,
  bonusPicked: nothing,
  bonusDeclined: nothing,
  orderGivenUp: nothing,
  prizeWon: nothing,
  prizeLost: nothing,
  gameEnded({ state }) {
    state.phase = 'over';
    state.tasks = [];
  },
};
