import tuning from '../../assets/tuning.json';
import type { State } from '../../src/engine/onedeck';
import { TableScene } from '../../src/scenes/TableScene';
import { type Shown, type Tuning, tableView } from '../../src/stage';
import { topMenu } from '../stage/menus';
import { translatorIn } from '../support/translator';

const { t } = translatorIn('en');
const DARK = { dice: new Map(), boxes: [], abilities: new Map() };
const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };

export const SCREENS = {
  desk: { width: 1280, height: 720, safe: SAFE, textScale: 1 },
  phone: { width: 390, height: 844, safe: SAFE, textScale: 1 },
};

/** A table before a theatre in which nothing happens. */
export const tableScene = (tuned: Tuning = tuning): TableScene =>
  new TableScene({
    onReady: () => undefined,
    tuning: tuned,
    pace: () => 1,
    theatre: {
      burning: { life: 0, breath: 0, lit: 1 },
      show: () => undefined,
      follow: () => Promise.resolve(),
      reel: () => Promise.resolve(),
      fall: () => Promise.resolve(),
      dolly: () => undefined,
    },
  });

/** While something is shown: a state on the way, with the menu of the one in which the players chose what led to it. */
export function shownOf({ shown: state, chosen }: { readonly shown: State; readonly chosen: State }): Shown {
  const view = tableView(state, t);
  const tools = { canUndo: true, canRedo: false, speed: 1 } as const;
  const menu = topMenu(chosen, t);
  return { view, menu, tools, page: 0, picked: [], canTake: false, lights: DARK, aim: null, hero: null, busy: true };
}
