import { isUnseen } from '../kernel';
import type { CardId } from './ids';
import type { Door, State } from './state';

/** In a view nobody can foretell how the deck is shuffled. */
export function isView({ decks }: State): boolean {
  return isUnseen(decks);
}

/** The cards that nobody at the table can tell apart: those of the deck and those behind closed doors. */
export function hiddenCards({ deck, doors }: State): readonly CardId[] {
  return [...deck, ...doors.flatMap((door) => (isClosed(door) ? door.cards : []))];
}

/** Deals these cards to the hidden places in alphabetical order, so that a place says nothing about the card in it. */
export function dealt(state: State, hidden: readonly CardId[]): Pick<State, 'deck' | 'doors'> {
  const cards = [...hidden].sort();
  let count = 0;
  const deal = (wanted: number): readonly CardId[] => {
    count += wanted;
    return cards.slice(count - wanted, count);
  };
  const deck = deal(state.deck.length);
  const doors = state.doors.map((door) => (isClosed(door) ? { ...door, cards: deal(door.cards.length) } : door));
  return { deck, doors };
}

function isClosed(door: Door | null): door is Door {
  return door !== null && !door.open;
}
