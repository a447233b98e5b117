import { canonicalJson } from '../../kernel';
import type { Setup, State } from '../state';
import { courseFaults } from './course';
import { encounterFaults } from './encounter';
import { partyFaults } from './party';
import { placeFaults } from './place';

/**
 * Sentences for whatever no game from this setup can lead to, whatever its dice show. Asked of states that come from outside and
 * that `faults` finds playable: a state of an encounter laid out for a test or for the debug scene is playable and unreachable.
 */
export function unreachable(setup: Setup, state: State): readonly string[] {
  if (canonicalJson(setup) !== canonicalJson(state.setup)) return ['the state is of another setup'];
  return [...partyFaults(state), ...courseFaults(state), ...placeFaults(state), ...encounterFaults(state)];
}
