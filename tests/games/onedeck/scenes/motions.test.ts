// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { type Game, GameObjects } from 'phaser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableScene } from '../../../../src/games/onedeck/scenes/TableScene';
import { paced } from '../../../../src/table';
import { FRAME, pass } from '../../../scenes/headless';
import { tuning } from '../tuning';
import { type PlayedGesture, playedGestures } from './playedGestures';
import { atTheDesk, leave, SCREENS, shownOf } from './tables';

/** Each as it came up in a game. */
const GESTURES = playedGestures(({ motion }) => motion);

let game: Game;
let table: TableScene;

beforeEach(async () => {
  ({ game, table } = await atTheDesk());
});

afterEach(() => leave(game));

const FIELDS = ['x', 'y', 'scaleX', 'scaleY', 'angle', 'alpha', 'visible', 'tint', 'depth', 'type', 'isCropped'] as const;

/** All that is drawn, and how; what is hidden is drawn nowhere, wherever it is, and a canvas is as good as another. */
function picture(things: readonly GameObjects.GameObject[] = table.children.list): readonly unknown[] {
  const drawn = things.filter((thing) => Reflect.get(thing, 'visible') !== false);
  return drawn.map((thing) => ({
    ...Object.fromEntries(FIELDS.map((field) => [field, Reflect.get(thing, field)])),
    texture: thing instanceof GameObjects.Image ? thing.texture.key.replace(/^painting:.*/, 'painting') : null,
    inside: thing instanceof GameObjects.Container ? picture(thing.list) : [],
  }));
}

function play({ gesture }: PlayedGesture, skip = new AbortController()) {
  const ended: string[] = [];
  const move = { ...paced(tuning.motions[gesture.motion], 1), signal: skip.signal };
  void table.play(gesture, move).then(
    () => ended.push('settled'),
    (problem: unknown) => ended.push(String(problem)),
  );
  return { ended, skip };
}

const LONGEST = 2000;
const SHORT = 160;

it('every gesture comes up in games, and has its name in the tuning file', () => {
  const names = Object.keys(Reflect.get(table, 'motions') as object);
  expect([...GESTURES.keys()].sort()).toEqual(names.sort());
  expect(Object.keys(tuning.motions)).toEqual(expect.arrayContaining(names));
});

describe.each(Object.entries(SCREENS))('on a %s', (_, screen) => {
  describe.each([...GESTURES])('%s leaves the picture as it would be without it', (__, scene) => {
    const shown = shownOf(scene);
    let still: readonly unknown[] = [];

    beforeEach(() => {
      table.fit(screen);
      table.show(shown);
      // Some pictures are made the first time that they are wanted.
      table.show(shown);
      still = picture();
    });

    it('played to its end', async () => {
      const { ended } = play(scene);
      await pass(LONGEST);
      expect(ended).toEqual(['settled']);
      table.show(shown);
      expect(picture()).toEqual(still);
    });

    it.each([0, 60, 240])('skipped after %d ms', async (after) => {
      const { ended, skip } = play(scene);
      await pass(after);
      skip.abort();
      await pass(0);
      expect(ended).toEqual(['settled']);
      table.show(shown);
      expect(picture()).toEqual(still);
      await pass(SHORT);
      expect(picture()).toEqual(still);
    });

    it('while the screen changes', async () => {
      const { ended } = play(scene);
      await pass(SHORT);
      table.fit(screen === SCREENS.desk ? SCREENS.phone : SCREENS.desk);
      await pass(SHORT);
      table.fit(screen);
      await pass(LONGEST);
      expect(ended).toEqual(['settled']);
      table.show(shown);
      expect(picture()).toEqual(still);
    });

    it.each(['stop', 'remove'] as const)('and nobody waits for it after %s', async (how) => {
      const { ended } = play(scene);
      await pass(SHORT);
      if (how === 'stop') table.scene.stop();
      else table.scene.remove();
      await pass(FRAME * 2);
      expect(ended).toEqual(['settled']);
    });
  });
});
