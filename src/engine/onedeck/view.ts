import { UNSEEN } from '../kernel';
import { changed } from './evolvers/copies';
import { hiddenCards, masked } from './hidden';
import type { State } from './state';

/** Nobody at the table knows the order of the deck, what is behind a closed door, or the rolls to come. */
export function view(state: State): State {
  return changed(masked(state, hiddenCards(state)), { decks: UNSEEN, dice: UNSEEN });
}
