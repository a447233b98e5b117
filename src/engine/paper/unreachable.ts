import { canonicalJson } from '../kernel';
import type { Setup, State } from './state';

/** Lists what no game from this setup can lead to. */
export function unreachable(setup: Setup, state: State): readonly string[] {
  const found: string[] = [];
  if (canonicalJson(state.setup) !== canonicalJson(setup)) found.push('something else was agreed upon');
  if (setup.dungeon !== 'drawn' && state.dungeon !== setup.dungeon) found.push('this is another dungeon');
  const missions = state.missions.map(({ id }) => id);
  if (setup.missions === 'none' && missions.length > 0) found.push('missions are in play');
  if (typeof setup.missions !== 'string' && canonicalJson(missions) !== canonicalJson(setup.missions)) {
    found.push('other missions are in play');
  }
  return found;
}
