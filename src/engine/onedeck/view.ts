import { UNSEEN } from '../kernel';
import { draftOf } from './evolvers/copies';
import { dealt, hiddenCards } from './hidden';
import type { State } from './state';

/** Nobody at the table knows the order of the deck, what is behind a closed door, or the rolls to come. */
export function view(state: State): State {
  return Object.assign(draftOf(state), dealt(state, hiddenCards(state)), { decks: UNSEEN, dice: UNSEEN });
}
