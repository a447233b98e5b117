// @vitest-environment happy-dom
import './canvas';
import type { Game, Scene } from 'phaser';
import { describe, expect, it, vi } from 'vitest';
import { playTween, type TweenSpec } from '../../src/scenes/playTween';
import { endGame, FRAME, inHeadlessGame, pass } from './headless';

let game: Game;
let scene: Scene;

inHeadlessGame((made) => {
  ({ game, scene } = made);
});

const DURATION = 200;
const BIT = 4 * FRAME;

/** A tween under way, with a word on whether somebody still waits for it. */
function playing(spec: Partial<TweenSpec> = {}, skip = new AbortController()) {
  const card = { x: 0 };
  const ended: string[] = [];
  const removed = vi.spyOn(skip.signal, 'removeEventListener');
  void playTween(scene, { targets: card, x: 100, duration: DURATION, ...spec }, skip.signal).then(
    () => ended.push('settled'),
    () => ended.push('rejected'),
  );
  const [tween] = scene.tweens.getTweens();
  return { card, ended, skip, tween, removed };
}

const listeners = (): number => scene.events.listenerCount('shutdown') + scene.events.listenerCount('destroy');

describe('a tween settles', () => {
  it('when it is complete, and not before', async () => {
    const { card, ended } = playing();
    await pass(DURATION - BIT);
    expect(ended).toEqual([]);
    expect(card.x).toBeGreaterThan(0);
    await pass(2 * BIT);
    expect(ended).toEqual(['settled']);
    expect(card.x).toBe(100);
  });

  it('when it is complete with delay, repeats and the way back', async () => {
    const { card, ended } = playing({ delay: DURATION, yoyo: true, repeat: 1 });
    await pass(5 * DURATION - BIT);
    expect(ended).toEqual([]);
    await pass(2 * BIT);
    expect(ended).toEqual(['settled']);
    expect(card.x).toBe(0);
  });

  it('when it is stopped', async () => {
    const { card, ended, tween } = playing();
    await pass(BIT);
    tween?.stop();
    await pass(BIT);
    expect(ended).toEqual(['settled']);
    expect(card.x).toBeLessThan(100);
  });

  it.each([
    ['at once', 0, {}],
    ['under way', BIT, {}],
    ['in its delay', BIT, { delay: 10 * BIT }],
    ['though it would go on for ever', BIT, { repeat: -1 }],
  ] as const)('when it is skipped %s', async (_, after, spec) => {
    const { ended, skip } = playing(spec);
    await pass(after);
    skip.abort();
    await pass(0);
    expect(ended).toEqual(['settled']);
    await pass(BIT);
    expect(scene.tweens.getTweens()).toEqual([]);
  });

  it('when its scene is shut down', async () => {
    const { ended } = playing();
    await pass(BIT);
    scene.scene.stop();
    await pass(BIT);
    expect(ended).toEqual(['settled']);
  });

  it('when its scene starts anew', async () => {
    const { ended } = playing();
    await pass(BIT);
    scene.scene.restart();
    await pass(BIT);
    expect(ended).toEqual(['settled']);
  });

  it('when its scene is removed', async () => {
    const { ended } = playing();
    await pass(BIT);
    scene.scene.remove();
    await pass(BIT);
    expect(ended).toEqual(['settled']);
  });

  it('when the whole game is destroyed', async () => {
    const { ended } = playing();
    await pass(BIT);
    await endGame(game);
    expect(ended).toEqual(['settled']);
  });

  it('when it moves nothing', async () => {
    const { ended } = playing({ targets: [] });
    await pass(2 * DURATION);
    expect(ended).toEqual(['settled']);
  });

  it('when it takes no time', async () => {
    const { ended } = playing({ duration: 0 });
    await pass(BIT);
    expect(ended).toEqual(['settled']);
  });
});

describe('a system clock that is set', () => {
  const HOUR = 3_600_000;

  it.each([
    ['back', -HOUR],
    ['forward', HOUR],
  ])('%s in the middle changes nothing: the tween goes on, and ends when it was to end', async (_, by) => {
    const { card, ended } = playing();
    await pass(DURATION / 2);
    const before = card.x;
    vi.setSystemTime(Date.now() + by);
    await pass(FRAME);
    expect(card.x).toBeGreaterThan(before);
    expect(card.x).toBeLessThan(before + 20);
    await pass(DURATION / 2 - FRAME - BIT);
    expect(ended).toEqual([]);
    await pass(2 * BIT);
    expect(ended).toEqual(['settled']);
    expect(card.x).toBe(100);
  });
});

describe('a tween does not begin', () => {
  it('when it was skipped before', async () => {
    const skip = new AbortController();
    skip.abort();
    const { card, ended } = playing({}, skip);
    await pass(0);
    expect(ended).toEqual(['settled']);
    await pass(BIT);
    expect(card.x).toBe(0);
  });

  it('on a scene that is not on the stage', async () => {
    scene.scene.sleep();
    await pass(BIT);
    const { ended } = playing();
    await pass(0);
    expect(ended).toEqual(['settled']);
    expect(scene.tweens.getTweens()).toEqual([]);
  });

  it('on a scene that is gone', async () => {
    await endGame(game);
    const ended = playTween(scene, { targets: { x: 0 }, x: 1, duration: DURATION }, new AbortController().signal);
    await expect(ended).resolves.toBeUndefined();
  });
});

describe('afterwards', () => {
  it.each(['complete', 'skip'] as const)('nobody listens any more: %s', async (how) => {
    const before = listeners();
    const { skip, removed } = playing();
    expect(listeners()).toBeGreaterThan(before);
    if (how === 'skip') skip.abort();
    await pass(2 * DURATION);
    expect(listeners()).toBe(before);
    expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});
