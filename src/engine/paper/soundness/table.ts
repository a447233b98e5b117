import { DICE } from '../content/dice';
import { TURNS } from '../content/tracks';
import { isBossTurn } from '../rules/rounds';
import { isThrownAgain } from '../rules/throwing';
import { SEAT_IDS, type State } from '../state';
import { whySeatUnsound } from './seat';

/** Returns a sentence for parts of a state that contradict each other, so that the rules could not go on; null when all is well. */
export function whyUnsound(state: State): string | null {
  const { seats, setup } = state;
  if (seats.length !== setup.seats || seats.some(({ id }, at) => id !== SEAT_IDS[at]))
    return 'the seats are not those of the setup';
  if (!isTurnOfPhase(state)) return `${state.phase} is not in turn ${state.turn}`;
  if (!areDiceThere(state)) return 'dice are missing or would have been thrown again';
  const ids = state.missions.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return 'a mission is in play twice';
  for (const seat of seats) {
    const why = whySeatUnsound(state, seat);
    if (why !== null) return why;
  }
  return isSomebodyAsked(state) ? null : 'there is nothing left to do';
}

function isTurnOfPhase({ phase, turn }: State): boolean {
  switch (phase) {
    case 'cards':
    case 'setup':
      return turn === 0;
    case 'roll':
      return turn < TURNS;
    case 'dice':
      return turn > 0;
    case 'reward':
      return isBossTurn(turn);
    case 'over':
      return turn === TURNS;
    case 'reveal':
    case 'boss':
      return false;
  }
}

function areDiceThere({ turn, dice, rolls }: State): boolean {
  return turn === 0 ? dice.length === 0 : dice.length === DICE.length && !isThrownAgain(dice, rolls);
}

function isSomebodyAsked({ phase, seats }: State): boolean {
  if (phase === 'over') return true;
  if (phase === 'reward') return seats.filter(({ sheet }) => sheet.due.length > 0).length === 1;
  return seats.some(({ ready }) => !ready);
}
