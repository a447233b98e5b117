import type { Event } from './events';
import { type Draft, draftOf } from './evolvers/copies';
import { DIE_EVOLVERS } from './evolvers/dice';
import { ENCOUNTER_EVOLVERS } from './evolvers/encounter';
import type { Evolvers } from './evolvers/evolvers';
import { PARTY_EVOLVERS } from './evolvers/party';
import { TURN_EVOLVERS } from './evolvers/turn';
import type { State } from './state';

const EVOLVERS: Evolvers = { ...TURN_EVOLVERS, ...PARTY_EVOLVERS, ...ENCOUNTER_EVOLVERS, ...DIE_EVOLVERS };

/** The one builder of states. */
export function evolve(state: State, event: Event): State {
  const draft = draftOf(state);
  apply(draft, event);
  return draft;
}

/** Moves a state on that nobody else holds. */
export function apply(draft: Draft, event: Event): void {
  const evolver = EVOLVERS[event.type] as (draft: Draft, event: Event) => void;
  evolver(draft, event);
}
