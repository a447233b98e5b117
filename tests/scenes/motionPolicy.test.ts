// @vitest-environment happy-dom
import './canvas';
import type { Game } from 'phaser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import tuning from '../../assets/tuning.json';
import { MotionPolicy, type MotionSetting } from '../../src/scenes/MotionPolicy';
import { keepStill } from '../../src/scenes/stillness';
import { followTilt } from '../../src/table/theatre/followTilt';
import { FRAME, inHeadlessGame, pass } from './headless';

const SLOW = tuning.light.pace.slow * 3;

const { signal: life } = new AbortController();
let game: Game;
let setting: MotionSetting;
let policy: MotionPolicy;

inHeadlessGame((made) => {
  ({ game } = made);
  game.loop.sleep();
  setting = 'auto';
  policy = new MotionPolicy(game, { tuning, setting: () => setting, life });
});

function draw(count: number, milliseconds: number): void {
  for (let frame = 0; frame < count; frame++) {
    vi.advanceTimersByTime(milliseconds);
    game.events.emit('postrender');
  }
}

describe('the theatre', () => {
  it('is alive on a machine that draws fast enough, and where somebody is', () => {
    draw(tuning.light.pace.frames * 3, FRAME);
    expect(policy.mayMove()).toBe(true);
    vi.advanceTimersByTime(tuning.light.rest.after);
    expect(policy.mayMove()).toBe(false);
    policy.touch();
    expect(policy.mayMove()).toBe(true);
  });

  it('rests on a slow machine, unless it is wanted all the same', () => {
    draw(tuning.light.pace.frames + 1, SLOW);
    expect(policy.mayMove()).toBe(false);
    setting = 'full';
    expect(policy.mayMove()).toBe(true);
  });

  it('rests where that is wanted', () => {
    setting = 'calm';
    expect(policy.mayMove()).toBe(false);
  });

  it('keeps the loop awake as long as it is alive', async () => {
    let isMoving = true;
    const still = keepStill(game, { life, isMoving: () => isMoving });
    still.stir();
    await pass(60 * FRAME);
    expect(game.loop.running).toBe(true);
    isMoving = false;
    await pass(60 * FRAME);
    expect(game.loop.running).toBe(false);
  });
});

describe('a tilted device', () => {
  const tilt = { reach: 10, settle: 0 };
  const turn = (gamma: number | null, beta: number | null): void => {
    window.dispatchEvent(Object.assign(new Event('deviceorientation'), { gamma, beta }));
  };

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is told from where it was held first, until nobody listens', () => {
    vi.stubGlobal('DeviceOrientationEvent', () => undefined);
    const onTilt = vi.fn();
    const stop = followTilt(tilt, onTilt);
    turn(null, null);
    turn(20, 40);
    turn(25, 30);
    stop();
    turn(0, 0);
    expect(onTilt.mock.calls).toEqual([
      [0, 0],
      [0.5, -1],
    ]);
  });

  it('is left alone where somebody would have to be asked', () => {
    vi.stubGlobal(
      'DeviceOrientationEvent',
      Object.assign(() => undefined, { requestPermission: () => undefined }),
    );
    const onTilt = vi.fn();
    followTilt(tilt, onTilt);
    turn(20, 40);
    expect(onTilt).not.toHaveBeenCalled();
  });
});
