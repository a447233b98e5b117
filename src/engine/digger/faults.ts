import { whyUnsound } from './soundness/table';
import type { State } from './state';

/** Lists contradictions in a state that no sequence of commands can lead to. */
export function faults(state: State): readonly string[] {
  const why = whyUnsound(state);
  return why === null ? [] : [why];
}
