import type { CardId } from './ids';
import type { State } from './state';

const UNKNOWN = { rng: [1, 2, 3, 4], script: [], drawn: 0 } as const;

/** Nobody at the table knows the order of the deck, what is behind a closed door, or the rolls to come. */
export function view(state: State): State {
  const hidden = [...state.deck, ...state.doors.flatMap((door) => (door === null || door.open ? [] : door.cards))].sort();
  let dealt = 0;
  const deal = (cards: readonly CardId[]): readonly CardId[] => {
    dealt += cards.length;
    return hidden.slice(dealt - cards.length, dealt);
  };
  const deck = deal(state.deck);
  const doors = state.doors.map((door) => (door === null || door.open ? door : { ...door, cards: deal(door.cards) }));
  return { ...state, deck, doors, decks: UNKNOWN, dice: UNKNOWN };
}
