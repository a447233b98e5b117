import type { AnyGame } from '../../../src/games/contract';
import type { Screen } from '../../../src/table';
import type { TableScene } from '../../../tools/shots/scenes';
import { oneDeckInBrowser } from '../../games/onedeck/inBrowser';
import { paperInBrowser } from '../../games/paper/inBrowser';

/** The shared browser suites need this of a game. Tables are named as `npm run shots -- --list` names them. */
export interface BrowserGame {
  readonly name: string;
  readonly rules: AnyGame;
  scenes(): readonly TableScene[];
  /** The table on which least lies. */
  readonly plainest: string;
  /** Returns the save of a game whose log and table have much to tell. */
  talkative(): unknown;
  /** The table whose dice roll at a press of `roll`; null where the game has a test of its own. */
  readonly rolled: string | null;
  /** The tables whose mirrors axe looks at, where no other test of the game has them. */
  readonly heard: readonly string[];
  /** The tables that have most to say, whose words are measured. The first one is measured in both sizes of letters. */
  readonly wordiest: readonly string[];
  /** At length these, too. */
  readonly wordy: readonly string[];
  /** The least letters in pixels: on a desk at 1280×720 and in proportion, and on a phone, which is held at less than half that distance. */
  readonly letters: { readonly desk: number; readonly hand: number };
  /** So many faults of the words are known. The number may only fall. */
  readonly faults: number;
  /** Returns the unit of a table on a desk, which is 1 at 1280×720; null on a screen that is held in a hand. */
  deskUnit(scene: TableScene, screen: Screen): number | null;
  /** Returns what else is wrong with a table on a screen, by arithmetic. */
  problems(scene: TableScene, screen: Screen): readonly string[];
  /** Returns the save of a game in the middle, whose last command can be taken back. */
  shared(): unknown;
  /** Tables that are found again after a reload: with something in the hand, in the middle of a command, under the curtain, while something is shown. */
  readonly reloaded: readonly string[];
  /** Words that nobody may read while the device is handed over. */
  secrets(state: unknown): readonly string[];
  /** Returns the ids of all that is offered in a state of the game while nothing is in the hand. */
  offered(state: unknown): readonly string[];
  /** A monkey plays until it has seen so many states. */
  readonly leastStates: number;
  /** Buttons beside the choices: things taken up, tabs, what is said twice. */
  readonly besides: RegExp;
}

/** Every game of the catalog, in its order. */
export const BROWSER_GAMES: readonly BrowserGame[] = [oneDeckInBrowser, paperInBrowser];

/** Returns the scene of this name. */
export function sceneNamed({ scenes, name }: BrowserGame, wanted: string): TableScene {
  const scene = scenes().find((one) => one.name === wanted);
  if (scene === undefined) throw new Error(`${name} has no scene ${wanted}`);
  return scene;
}
