import { PHASES, type State } from '../../../src/engine/onedeck';
import { STATES } from '../../games/onedeck/table/played';
import { AT_LENGTH } from './atLength';

const PARTIES = [1, 2, 4];
/** What is over does not go on: how that looks is seen by playing to it. */
const ON = STATES.filter(({ phase }) => phase !== 'over');

/** The table in every phase, the party another each time, and in a fight of each kind; at length each phase and each kind of fight of each party. */
export const SCENES: readonly State[] = AT_LENGTH ? firstOfEachKind() : [...phases(), ...fights()];

export function nameOf({ phase, heroes, encounter, boss }: State): string {
  const foe = boss === null ? (encounter?.kind ?? 'nothing') : 'boss';
  return `${phase}, ${heroes.length}, ${foe}`;
}

function phases(): readonly State[] {
  return PHASES.filter((phase) => phase !== 'pool' && phase !== 'over').map((phase, at) => {
    const size = PARTIES[at % PARTIES.length];
    const states = ON.filter((state) => state.phase === phase);
    const found = states.find(({ heroes }) => heroes.length === size) ?? states[0];
    if (found === undefined) throw new Error(`no ${phase} in these games`);
    return found;
  });
}

/** Each kind of fight with another party. */
function fights(): readonly State[] {
  const kinds = ['boss', 'combat', 'peril'];
  const wanted = PARTIES.map((size, at) => `pool, ${size}, ${kinds[at]}`);
  const found = firstOfEachKind().filter((state) => wanted.includes(nameOf(state)));
  if (found.length !== wanted.length) throw new Error(`${found.length} of ${wanted.length} kinds of fight in these games`);
  return found;
}

function firstOfEachKind(): readonly State[] {
  return [...new Map(ON.toReversed().map((state) => [nameOf(state), state])).values()];
}
