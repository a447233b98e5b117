import type { State } from '../../../src/engine/paper';
import type { Shown } from '../../../src/games/paper/table';
import type { Language } from '../../../src/services';
import { type Looked, shownIn } from './shownIn';
import { SPEECH } from './translator';

/** The table as the person sees it who decides, after some presses. */
export function shownOf(state: State, { language = 'en', ...looked }: Looked & { readonly language?: Language } = {}): Shown {
  return shownIn(state, SPEECH[language], looked);
}

/** The menus of a state: nothing in the hand, and each use of the first die that can be used. */
export function menusOf(state: State): readonly Shown[] {
  const bare = shownOf(state);
  const die = bare.entries.find(({ spot, refusal }) => spot.kind === 'die' && refusal === null);
  if (die === undefined) return [bare];
  const uses = [[], ['use-raise'], ['use-craft'], ['use-walk'], ['room-C1']];
  return [bare, ...uses.map((presses) => shownOf(state, { presses: [die.id, ...presses] }))];
}
