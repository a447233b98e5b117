import type { OneDeckTuning } from '../../../../src/games/onedeck/table';
// @vitest-environment happy-dom
import '../../../scenes/canvas';
import type { Game } from 'phaser';
import { expect, it } from 'vitest';
import type { TableScene } from '../../../../src/games/onedeck/scenes/TableScene';
import { COMPANY, type Gesture } from '../../../../src/games/onedeck/table';
import { paced } from '../../../../src/table';
import { FRAME, inHeadlessGame, pass } from '../../../scenes/headless';
import { tuning } from '../tuning';
import { playedGestures } from './playedGestures';
import { SCREENS, shownOf, tableScene } from './tables';

/** Prizes go different ways, depending on what they are won as. */
const kindOf = (gesture: Gesture): string => ('as' in gesture ? `${gesture.motion} ${gesture.as}` : gesture.motion);
const PLAYED = [...playedGestures(kindOf).values()];
/** Dice lie in the hand or in the tray whatever else moves. */
const OF_THE_HAND = new Set(['motions.dieLifted', 'motions.dicePutBack']);
const LONGEST = 2000;

let game: Game;
let table: TableScene;
let looked: Set<string>;

inHeadlessGame(async (made) => {
  ({ game } = made);
  looked = new Set();
  table = tableScene({ ...tuning, motions: noting('motions'), particles: noting('particles') });
  game.scene.add('table', table, true, { screen: SCREENS.desk, density: 1 });
  await pass(FRAME);
});

/** A section of the tuning that notes what is looked up in it. */
function noting<Section extends 'motions' | 'particles'>(section: Section): OneDeckTuning[Section] {
  return new Proxy<OneDeckTuning[Section]>(tuning[section], {
    get(records, name) {
      looked.add(`${section}.${String(name)}`);
      return Reflect.get(records, name) as unknown;
    },
  });
}

it.each([...COMPANY])('along with %s goes what is said of it', async (motion, company) => {
  const all = new Set<string>();
  for (const { gesture, ...at } of PLAYED.filter((one) => one.gesture.motion === motion)) {
    table.show(shownOf({ ...at }));
    looked.clear();
    void table.play(gesture, { ...paced(tuning.motions[gesture.motion], 1), signal: new AbortController().signal });
    await pass(LONGEST);
    for (const name of looked) if (!OF_THE_HAND.has(name)) all.add(name);
  }
  expect([...all].sort()).toEqual([...company].sort());
});
