import type { Command } from './commands';
import type { State } from './state';
import { legal } from './step';

/** Returns the command that goes on without anybody's choice: time passes where no potion could heal before it. Null where the party decides. */
export function onlyWayOn(state: State): Command | null {
  if (state.phase !== 'turnStart') return null;
  const [only = null, ...others] = legal(state);
  return others.length === 0 ? only : null;
}
