import { Draft } from './draft';
import type { Event } from './events';
import { BOARD_EVOLVERS } from './evolvers/board';
import { SEAT_EVOLVERS } from './evolvers/seat';
import { TURN_EVOLVERS } from './evolvers/turn';
import type { State } from './state';

const EVOLVERS = { ...BOARD_EVOLVERS, ...SEAT_EVOLVERS, ...TURN_EVOLVERS };

/** The one builder of states. */
export function evolve(state: State, event: Event): State {
  const draft = new Draft(state);
  apply(draft, event);
  return draft.state;
}

/** Moves a state on that nobody else holds. The table is exact for each type; this one widening finds the entry of any. */
export function apply(draft: Draft, event: Event): void {
  (EVOLVERS[event.type] as (draft: Draft, event: Event) => void)(draft, event);
}
