// @vitest-environment happy-dom
import './canvas';
import { type Game, type Scene, Scenes } from 'phaser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardFrames } from '../../src/scenes/guardFrames';
import { playTween } from '../../src/scenes/playTween';
import { endGame, FRAME, headlessGame, pass } from './headless';

let game: Game;
let scene: Scene;
const onFault = vi.fn();
const onBroken = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  onFault.mockReset();
  onBroken.mockReset();
  ({ game, scene } = await headlessGame((made) => guardFrames(made, { onFault, onBroken })));
});
afterEach(async () => {
  scene.events.off(Scenes.Events.UPDATE);
  await endGame(game);
  vi.useRealTimers();
});

/** So many frames fail. */
function fail(frames: number, message = (_: number): string => 'the lamp fell'): void {
  let left = frames;
  scene.events.on(Scenes.Events.UPDATE, () => {
    if (left > 0) throw new Error(message(left--));
  });
}

describe('a frame that fails', () => {
  it('is told, and the next frames go on: a motion that waited ends', async () => {
    const ended = vi.fn();
    void playTween(scene, { targets: { x: 0 }, x: 1, duration: 100 }, new AbortController().signal).then(ended);
    fail(1);
    await pass(20 * FRAME);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(onFault.mock.calls.map(String)).toEqual(['Error: the lamp fell']);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it('is told once, however often it comes back', async () => {
    fail(20);
    await pass(25 * FRAME);
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(onBroken).not.toHaveBeenCalled();
  });

  it('fills no log with words that are always others', async () => {
    fail(100, (left) => `the lamp fell for the ${left}th time`);
    await pass(110 * FRAME);
    expect(onFault).toHaveBeenCalledTimes(30);
  });

  it('means that nothing can be drawn when it is followed by many', async () => {
    fail(100);
    await pass(25 * FRAME);
    expect(onBroken).not.toHaveBeenCalled();
    await pass(85 * FRAME);
    expect(onBroken.mock.calls.map(String)).toEqual(['Error: the lamp fell']);
  });

  it('is forgotten by a frame that succeeds', async () => {
    let frame = 0;
    scene.events.on(Scenes.Events.UPDATE, () => {
      frame += 1;
      if (frame % 20 !== 0) throw new Error('the lamp fell');
    });
    await pass(100 * FRAME);
    expect(onFault).toHaveBeenCalledTimes(1);
    expect(onBroken).not.toHaveBeenCalled();
  });
});
