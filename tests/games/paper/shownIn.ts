import { paperDungeons, type State } from '../../../src/engine/paper';
import { PaperPicking } from '../../../src/games/paper/table/picking';
import type { Shown } from '../../../src/games/paper/table/view';
import type { Translate } from '../../../src/table';

export interface Looked {
  readonly presses?: readonly string[];
  readonly busy?: boolean;
}

/** The table in one language as the person sees it who decides, after some presses. Browser tests use it, which load no texts as modules. */
export function shownIn(state: State, translate: Translate, { presses = [], busy = false }: Looked = {}): Shown {
  const nothing = (): void => undefined;
  const quiet = { sound: nothing, perform: nothing, refuse: nothing, changed: nothing, layout: () => null };
  const [seat = null] = paperDungeons.toAct(state);
  const view = paperDungeons.view(state, seat);
  const picking = new PaperPicking({ state: view, translate, singleKeys: () => true, ...quiet });
  picking.rest(view, seat);
  for (const id of presses) picking.press(id);
  const tools = { canUndo: true, canRedo: true, speed: 1 } as const;
  return picking.shown(view, { busy, viewer: seat, tools });
}
