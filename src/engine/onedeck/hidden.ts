import { isUnseen } from '../kernel';
import { changed } from './evolvers/copies';
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

/** Lays these cards into the hidden places in alphabetical order, so that a place says nothing about the card in it. */
export function masked(state: State, hidden: readonly CardId[]): State {
  const cards = [...hidden].sort();
  let dealt = 0;
  const deal = (count: number): readonly CardId[] => {
    dealt += count;
    return cards.slice(dealt - count, dealt);
  };
  const deck = deal(state.deck.length);
  const doors = state.doors.map((door) => (isClosed(door) ? { ...door, cards: deal(door.cards.length) } : door));
  return changed(state, { deck, doors });
}

function isClosed(door: Door | null): door is Door {
  return door !== null && !door.open;
}
