// @vitest-environment happy-dom
import './canvas';
import type { Game } from 'phaser';
import { describe, expect, it } from 'vitest';
import { keepStill, type Stillness } from '../../src/scenes/stillness';
import { gate } from '../machines/turnTable';
import { endGame, FRAME, inHeadlessGame, pass } from './headless';

const LONG = 60 * FRAME;

let game: Game;
let end: AbortController;
let still: Stillness;
let frames = 0;

inHeadlessGame((made) => {
  ({ game } = made);
  frames = 0;
  game.events.on('postrender', () => frames++);
  end = new AbortController();
  still = keepStill(game, { life: end.signal });
});

/** Returns the number of frames that are drawn from now on. */
async function drawnIn(milliseconds: number): Promise<number> {
  const before = frames;
  await pass(milliseconds);
  return frames - before;
}

describe('the loop', () => {
  it('sleeps after a few last frames', async () => {
    expect(await drawnIn(LONG)).toBeGreaterThan(0);
    expect(game.loop.running).toBe(false);
    expect(await drawnIn(LONG)).toBe(0);
  });

  it('wakes when something stirs, draws the same few frames and sleeps again', async () => {
    const first = await drawnIn(LONG);
    still.stir();
    expect(game.loop.running).toBe(true);
    const again = frames;
    await pass(LONG);
    expect(frames - again).toBeLessThanOrEqual(first);
    expect(frames).toBeGreaterThan(first);
    expect(game.loop.running).toBe(false);
  });

  it('stays awake as long as things stir', async () => {
    for (let time = 0; time < 30; time++) {
      still.stir();
      expect(await drawnIn(FRAME)).toBeGreaterThan(0);
    }
    await pass(LONG);
    expect(game.loop.running).toBe(false);
  });

  it('wakes when the tab is shown again', async () => {
    await pass(LONG);
    game.events.emit('visible');
    expect(game.loop.running).toBe(true);
  });
});

describe('during a motion', () => {
  it('the loop does not sleep, and sleeps after it', async () => {
    await pass(LONG);
    const motion = gate();
    const shown = still.during(motion.promise);
    expect(await drawnIn(LONG)).toBeGreaterThan(50);
    motion.open();
    await shown;
    expect(await drawnIn(LONG)).toBeLessThan(10);
    expect(game.loop.running).toBe(false);
  });

  it('the last of several counts', async () => {
    const [one, two] = [gate(), gate()];
    const both = [still.during(one.promise), still.during(two.promise)];
    one.open();
    expect(await drawnIn(LONG)).toBeGreaterThan(50);
    two.open();
    await Promise.all(both);
    await pass(LONG);
    expect(game.loop.running).toBe(false);
  });

  it('its result and its failure come through, and the loop sleeps after either', async () => {
    await expect(still.during(Promise.resolve('shown'))).resolves.toBe('shown');
    await expect(still.during(Promise.reject(new Error('torn')))).rejects.toThrow('torn');
    await pass(LONG);
    expect(game.loop.running).toBe(false);
  });
});

describe('a table that is gone', () => {
  it('neither wakes the loop nor keeps it awake for the next one', async () => {
    const motion = gate();
    const shown = still.during(motion.promise);
    end.abort();
    const next = keepStill(game, { life: new AbortController().signal });
    await pass(LONG);
    expect(game.loop.running).toBe(false);
    still.stir();
    motion.open();
    await shown;
    expect(game.loop.running).toBe(false);
    next.stir();
    expect(game.loop.running).toBe(true);
  });
});

describe('a game that is gone', () => {
  it('stays gone, whatever still stirs or ends', async () => {
    const motion = gate();
    const shown = still.during(motion.promise);
    await endGame(game);
    motion.open();
    await expect(shown).resolves.toBeUndefined();
    still.stir();
    expect(game.loop.running).toBe(false);
  });
});
