import type { Event, EventOf, EventType } from './events';
import type { Door, DoorSlot, State } from './state';

type Evolvers = { readonly [Type in EventType]: (state: State, event: EventOf<Type>) => State };

const EVOLVERS: Evolvers = {
  turnStarted: (state, { turn }) => ({ ...state, turn }),
  timeSpent: (state, { card }) => ({ ...state, deck: state.deck.slice(1), discard: [...state.discard, card] }),
  stairsFound: (state) => state,
  stairsTokenPlaced: (state, { tokens }) => ({ ...state, stairsTokens: tokens }),
  stairsStruck: (state, { damage }) => ({ ...state, stairsTokens: 0, damage }),
  choiceBegun: (state) => ({ ...state, phase: 'choose' }),
  doorPlaced: placeDoor,
  doorOpened: (state, { door, card }) => ({ ...withDoor(state, door, { card, open: true }), phase: 'door', opened: door }),
  doorFled: (state) => ({ ...state, opened: null }),
  turnEnded: (state) => ({ ...state, phase: 'turnStart' }),
  gameLost: (state) => ({ ...state, phase: 'over' }),
};

export function evolve(state: State, event: Event): State {
  const evolver = EVOLVERS[event.type] as (state: State, event: Event) => State;
  return evolver(state, event);
}

function placeDoor(state: State, { door }: EventOf<'doorPlaced'>): State {
  const [card, ...deck] = state.deck;
  return card === undefined ? state : { ...withDoor(state, door, { card, open: false }), deck };
}

function withDoor(state: State, slot: DoorSlot, door: Door): State {
  return { ...state, doors: state.doors.with(slot, door) };
}
