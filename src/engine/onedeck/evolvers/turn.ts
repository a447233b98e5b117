import { shuffle } from '../../kernel';
import type { EventOf } from '../events';
import { dealt, hiddenCards, isView } from '../hidden';
import type { CardId } from '../ids';
import { partyFacts } from '../rules/party';
import type { Door, DoorSlot, State } from '../state';
import { changed } from './copies';
import type { Evolvers } from './evolvers';

export const TURN_EVOLVERS = {
  phaseBegun: (state, { phase, next }) => changed(state, { phase, next }),
  turnStarted: (state, { turn }) => changed(state, { turn, arrived: false }),
  timeSpent: discard,
  stairsFound: (state) => state,
  stairsTokenPlaced: (state, { tokens }) => changed(state, { stairsTokens: tokens }),
  stairsStruck: (state, { heroes }) => changed(state, { stairsTokens: 0, stairsDue: state.stairsDue + heroes }),
  doorPlaced: placeDoor,
  cardDiscarded: discard,
  doorOpened: openDoor,
  doorEntered: (state, { door }) => changed(state, { door }),
  doorFled: (state) => changed(state, { door: null }),
  turnEnded: (state) => changed(state, { door: null }),
  descended: (state, { floor }) => changed(state, { floor, arrived: true, stairsTokens: 0 }),
  deckShuffled: shuffleDeck,
} satisfies Partial<Evolvers>;

function discard(state: State, { card }: EventOf<'timeSpent' | 'cardDiscarded'>): State {
  const turned = changed(state, { deck: state.deck.slice(1), discard: [...state.discard, card] });
  return stillMasked(state, turned, [card]);
}

function placeDoor(state: State, { door }: EventOf<'doorPlaced'>): State {
  const { cardsPerDoor } = partyFacts(state);
  const placed = withDoor(state, door, { cards: state.deck.slice(0, cardsPerDoor), open: false });
  return stillMasked(state, changed(placed, { deck: state.deck.slice(cardsPerDoor) }));
}

function openDoor(state: State, { door, cards }: EventOf<'doorOpened'>): State {
  return stillMasked(state, changed(withDoor(state, door, { cards, open: true }), { door }), cards);
}

/** In a view the cards that are shown leave the hidden ones, and the others say as little about their places as before. */
function stillMasked(before: State, after: State, shown: readonly CardId[] = []): State {
  if (!isView(before)) return after;
  const hidden = hiddenCards(before).filter((card) => !shown.includes(card));
  return changed(after, dealt(after, hidden));
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
