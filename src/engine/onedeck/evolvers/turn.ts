import { shuffle } from '../../kernel';
import type { EventOf } from '../events';
import { dealt, hiddenCards, isView } from '../hidden';
import type { CardId } from '../ids';
import { partyFacts } from '../rules/party';
import type { Door, DoorSlot } from '../state';
import type { Draft } from './copies';
import type { Evolvers } from './evolvers';

export const TURN_EVOLVERS = {
  phaseBegun(draft, { phase, next }) {
    draft.phase = phase;
    draft.next = next;
  },
  turnStarted(draft, { turn }) {
    draft.turn = turn;
    draft.arrived = false;
  },
  timeSpent: discard,
  stairsFound: () => undefined,
  stairsTokenPlaced(draft, { tokens }) {
    draft.stairsTokens = tokens;
  },
  stairsStruck(draft, { heroes }) {
    draft.stairsTokens = 0;
    draft.stairsDue += heroes;
  },
  doorPlaced: placeDoor,
  cardDiscarded: discard,
  doorOpened: openDoor,
  doorEntered(draft, { door }) {
    draft.door = door;
  },
  doorFled(draft) {
    draft.door = null;
  },
  turnEnded(draft) {
    draft.door = null;
  },
  descended(draft, { floor }) {
    draft.floor = floor;
    draft.arrived = true;
    draft.stairsTokens = 0;
  },
  deckShuffled: shuffleDeck,
} satisfies Partial<Evolvers>;

function discard(draft: Draft, { card }: EventOf<'timeSpent' | 'cardDiscarded'>): void {
  const hidden = hiddenInView(draft);
  draft.deck = draft.deck.slice(1);
  draft.discard = [...draft.discard, card];
  mask(draft, hidden, [card]);
}

function placeDoor(draft: Draft, { door }: EventOf<'doorPlaced'>): void {
  const { cardsPerDoor } = partyFacts(draft);
  const hidden = hiddenInView(draft);
  setDoor(draft, door, { cards: draft.deck.slice(0, cardsPerDoor), open: false });
  draft.deck = draft.deck.slice(cardsPerDoor);
  mask(draft, hidden, []);
}

function openDoor(draft: Draft, { door, cards }: EventOf<'doorOpened'>): void {
  const hidden = hiddenInView(draft);
  setDoor(draft, door, { cards, open: true });
  draft.door = door;
  mask(draft, hidden, cards);
}

/** Returns the cards that a view hides; null for a whole state. */
function hiddenInView(draft: Draft): readonly CardId[] | null {
  return isView(draft) ? hiddenCards(draft) : null;
}

/** In a view the cards that are shown leave the hidden ones, and the others say as little about their places as before. */
function mask(draft: Draft, hidden: readonly CardId[] | null, shown: readonly CardId[]): void {
  if (hidden === null) return;
  Object.assign(
    draft,
    dealt(
      draft,
      hidden.filter((card) => !shown.includes(card)),
    ),
  );
}

/** The discard pile and every card behind a door go back; what was claimed or removed does not (R22). */
function shuffleDeck(draft: Draft): void {
  const cards = [...draft.discard, ...draft.doors.flatMap((door) => door?.cards ?? []), ...draft.deck];
  const { value: deck, stream: decks } = shuffle(draft.decks, cards);
  Object.assign(draft, { deck, decks, discard: [], doors: draft.doors.map(() => null) });
}

function setDoor(draft: Draft, slot: DoorSlot, door: Door): void {
  draft.doors = draft.doors.map((other, at) => (at === slot ? door : other));
}
