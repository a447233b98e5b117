import { canonicalJson } from '../kernel';
import type { Setup, State } from './state';

/** Lists what no game from this setup can lead to. */
export function unreachable(setup: Setup, state: State): readonly string[] {
  return canonicalJson(state.setup) === canonicalJson(setup) ? [] : ['something else was agreed upon'];
}
