import { type Game, Textures } from 'phaser';
import { vi } from 'vitest';
import type { State } from '../../../../src/engine/onedeck';
import { ART } from '../../../../src/games/onedeck/art';
import { TableScene } from '../../../../src/games/onedeck/scenes/TableScene';
import type { TheatreHooks } from '../../../../src/games/onedeck/scenes/theatre/TheatreScene';
import type { OneDeckTuning } from '../../../../src/games/onedeck/table';
import { type Shown, tableView } from '../../../../src/games/onedeck/table';
import { Gallery } from '../../../../src/scenes/pictures/Gallery';
import { endGame, FRAME, headlessGame, pass } from '../../../scenes/headless';
import { translatorIn } from '../../../support/translator';
import { topMenu } from '../table/menus';
import { tuning } from '../tuning';

const { t } = translatorIn('en');
const DARK = { dice: new Map(), boxes: [], abilities: new Map() };
const SAFE = { top: 0, right: 0, bottom: 0, left: 0 };

export const SCREENS = {
  desk: { width: 1280, height: 720, safe: SAFE, textScale: 1 },
  phone: { width: 390, height: 844, safe: SAFE, textScale: 1 },
};

/** A table before a theatre in which nothing happens. */
export const tableScene = (tuned: OneDeckTuning = tuning): TableScene =>
  new TableScene({
    tuning: tuned,
    ...theatreHooks(),
    pace: () => 1,
    theatre: {
      burning: { life: 0, breath: 0, lit: 1 },
      mood: { time: 0, life: 0, lit: 1, eye: { x: 0, y: 0 } },
      stepsTo: () => [],
      show: () => undefined,
      follow: () => Promise.resolve(),
      figure: null,
      isFight: false,
      tread: () => undefined,
      flinch: () => Promise.resolve(),
      reel: () => Promise.resolve(),
      fall: () => Promise.resolve(),
      dolly: () => undefined,
    },
  });

/** A table as it stands on a desk, before anything is shown; time stands still. */
export async function atTheDesk(): Promise<{ readonly game: Game; readonly table: TableScene }> {
  vi.useFakeTimers();
  // There is no graphics card to send pictures to.
  vi.spyOn(Textures.TextureSource.prototype, 'update').mockReturnValue(undefined);
  const { game } = await headlessGame();
  const table = tableScene();
  game.scene.add('table', table, true, { screen: SCREENS.desk, density: 1 });
  await pass(FRAME);
  return { game, table };
}

export async function leave(game: Game): Promise<void> {
  await endGame(game);
  vi.useRealTimers();
}

/** While something is shown: a state on the way, with the menu of the one in which the players chose what led to it. */
export function shownOf({ shown: state, chosen }: { readonly shown: State; readonly chosen: State }): Shown {
  const view = tableView(state, t);
  const tools = { canUndo: true, canRedo: false, speed: 1 } as const;
  const menu = topMenu(chosen, t);
  return {
    view,
    menu,
    tools,
    page: 0,
    picked: [],
    canTake: false,
    lights: DARK,
    aim: null,
    hero: null,
    busy: true,
    singleKeys: true,
  };
}

/** The hooks of a theatre for which nothing is fetched. */
export function theatreHooks(): Pick<TheatreHooks, 'gallery' | 'life' | 'missing' | 'onArrived'> {
  const quiet = (): void => undefined;
  return { gallery: new Gallery(ART, quiet), life: new AbortController().signal, missing: quiet, onArrived: quiet };
}
