import { paperDungeons, type State } from '../../../src/engine/paper';
import type { Shown } from '../../../src/games/paper/table';
import { PaperPicking } from '../../../src/games/paper/table/picking';
import type { Language } from '../../../src/services';
import { SPEECH } from './translator';

/** The table as the person sees it who decides, after some presses. */
export function shownOf(
  state: State,
  { presses = [], language = 'en', busy = false }: { presses?: readonly string[]; language?: Language; busy?: boolean } = {},
): Shown {
  const nothing = (): void => undefined;
  const quiet = { sound: nothing, perform: nothing, refuse: nothing, changed: nothing, layout: () => null };
  const [seat = null] = paperDungeons.toAct(state);
  const view = paperDungeons.view(state, seat);
  const picking = new PaperPicking({ state: view, translate: SPEECH[language], singleKeys: () => true, ...quiet });
  picking.rest(view, seat);
  for (const id of presses) picking.press(id);
  const tools = { canUndo: true, canRedo: true, speed: 1 } as const;
  return picking.shown(view, { busy, viewer: seat, tools });
}

/** The menus of a state: nothing in the hand, and each use of the first die that can be used. */
export function menusOf(state: State): readonly Shown[] {
  const bare = shownOf(state);
  const die = bare.entries.find(({ spot, refusal }) => spot.kind === 'die' && refusal === null);
  if (die === undefined) return [bare];
  const uses = [[], ['use-raise'], ['use-craft'], ['use-walk'], ['room-C1']];
  return [bare, ...uses.map((presses) => shownOf(state, { presses: [die.id, ...presses] }))];
}
