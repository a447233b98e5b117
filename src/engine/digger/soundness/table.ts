import { ZONE_FOR } from '../content/boards';
import { COLLAPSES_OF_A_SEAT, LEAST_SEATS, QUIET_ROUNDS } from '../content/constants';
import { LADDER } from '../content/orders';
import { ownTiles, placementsFrom } from '../rules/placing';
import { seatAt } from '../rules/seats';
import { SEAT_IDS, type State, type Task } from '../state';
import { whyBoardUnsound } from './board';
import { whySeatsUnsound } from './seat';

/** Returns a sentence for parts of a state that contradict each other, so that the rules could not go on; null when all is well. */
export function whyUnsound(state: State): string | null {
  const { seats, setup, zone, first, active } = state;
  if (seats.length !== setup.seats || seats.some(({ id }, at) => id !== SEAT_IDS[at])) {
    return 'the seats are not those of the setup';
  }
  if (zone !== ZONE_FOR.asPlayers[seats.length - LEAST_SEATS]) return 'this is the zone of another number of seats';
  if (first >= seats.length || active >= seats.length) return 'nobody sits in the place whose turn it is';
  return whyBoardUnsound(state) ?? whySeatsUnsound(state) ?? whyTurnUnsound(state);
}

function whyTurnUnsound(state: State): string | null {
  const collapses = state.tiles.filter(({ tile }) => tile === 'collapse').length + state.collapses;
  if (collapses > state.seats.length * COLLAPSES_OF_A_SEAT) return 'there are too many Collapses';
  if (!arePortalsSound(state)) return 'the Portals are not those of the phase';
  if (state.phase !== 'turn' && state.tasks.length > 0) return 'something is asked out of turn';
  if (state.phase === 'turn' && state.quiet >= QUIET_ROUNDS * state.seats.length) return 'the game is over';
  return state.tasks.every((task, at) => isTaskSound(state, task, at)) ? null : 'a task can not be done';
}

/** While Portals are placed, the seats before the active one have theirs, and nothing else lies on the board. */
function arePortalsSound({ phase, tiles, seats, first, active }: State): boolean {
  const portals = tiles.filter(({ tile }) => tile === 'portal').map(({ owner }) => owner);
  if (phase !== 'portals') return portals.length === seats.length;
  const placed = (active - first + seats.length) % seats.length;
  const isInTurn = portals.every((owner, at) => owner !== null && seatAt(owner) === (first + at) % seats.length);
  return isInTurn && portals.length === placed && tiles.length === placed && seats.every(({ projects }) => projects.length === 0);
}

/** Tasks that ask for an answer at once come last; bonuses come together, above all else. */
function isTaskSound(state: State, task: Task, at: number): boolean {
  const isLast = at === state.tasks.length - 1;
  switch (task.op) {
    case 'store':
      return state.tasks.length === 1;
    case 'pit': {
      const isUseful = state.coins.length > 0 || placementsFrom(state, state.active, ownTiles(state, state.active)).length > 0;
      return isLast && state.pitUsed && isUseful;
    }
    case 'bonus':
      return (task.picked === null || task.rank === LADDER.length) && (isLast || state.tasks[at + 1]?.op === 'bonus');
    default:
      return true;
  }
}
