import { type Seat, type Seed, seededStream, shuffle } from '../../../engine/kernel';
import { type CardId, oneDeckDungeon, type State } from '../../../engine/onedeck';

const PARTY = 'party' as Seat;

/** Returns a state with the same view for the party, in which everything hidden is dealt at random. */
export function imagine(state: State, seed: Seed): State {
  const view = oneDeckDungeon.view(state, PARTY);
  const hidden = [...view.deck, ...view.doors.flatMap((door) => (door === null || door.open ? [] : door.cards))];
  const { value: cards, stream: decks } = shuffle(seededStream<readonly CardId[]>(seed, 'decks'), hidden);
  let dealt = 0;
  const deal = (count: number): readonly CardId[] => {
    dealt += count;
    return cards.slice(dealt - count, dealt);
  };
  const deck = deal(view.deck.length);
  const doors = view.doors.map((door) => (door === null || door.open ? door : { ...door, cards: deal(door.cards.length) }));
  return { ...view, deck, doors, decks, dice: seededStream(seed, 'dice') };
}
