import { shuffle } from '../../kernel';
import type { EventOf } from '../events';
import { partyFacts } from '../rules/party';
import type { Door, DoorSlot, State } from '../state';
import { changed } from './copies';
import type { Evolvers } from './evolvers';

export const TURN_EVOLVERS = {
  phaseBegun: (state, { phase, next }) => changed(state, { phase, next }),
  turnStarted: (state, { turn }) => changed(state, { turn, arrived: false }),
  timeSpent: (state, { card }) => changed(state, { deck: state.deck.slice(1), discard: [...state.discard, card] }),
  stairsFound: (state) => state,
  stairsTokenPlaced: (state, { tokens }) => changed(state, { stairsTokens: tokens }),
  stairsStruck: (state, { heroes }) => changed(state, { stairsTokens: 0, stairsDue: state.stairsDue + heroes }),
  doorPlaced: placeDoor,
  cardDiscarded: (state, { card }) => changed(state, { deck: state.deck.slice(1), discard: [...state.discard, card] }),
  doorOpened: (state, { door, cards }) => changed(withDoor(state, door, { cards, open: true }), { door }),
  doorEntered: (state, { door }) => changed(state, { door }),
  doorFled: (state) => changed(state, { door: null }),
  turnEnded: (state) => changed(state, { door: null }),
  descended: (state, { floor }) => changed(state, { floor, arrived: true, stairsTokens: 0 }),
  deckShuffled: shuffleDeck,
} satisfies Partial<Evolvers>;

function placeDoor(state: State, { door }: EventOf<'doorPlaced'>): State {
  const { cardsPerDoor } = partyFacts(state);
  const placed = withDoor(state, door, { cards: state.deck.slice(0, cardsPerDoor), open: false });
  return changed(placed, { deck: state.deck.slice(cardsPerDoor) });
}

/** The discard pile and every card behind a door go back; what was claimed or removed does not (R22). */
function shuffleDeck(state: State): State {
  const cards = [...state.discard, ...state.doors.flatMap((door) => door?.cards ?? []), ...state.deck];
  const { value: deck, stream: decks } = shuffle(state.decks, cards);
  return changed(state, { deck, decks, discard: [], doors: state.doors.map(() => null) });
}

function withDoor(state: State, slot: DoorSlot, door: Door): State {
  return changed(state, { doors: state.doors.map((other, at) => (at === slot ? door : other)) });
}
