// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import tuning from '../../assets/tuning.json';
import { liveScene, type SceneParts } from '../../src/pages';

const { light } = tuning;
let visit: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="scene"></div>';
  visit = new AbortController();
});

afterEach(() => {
  visit.abort();
  vi.useRealTimers();
});

function open(wanted: ReturnType<SceneParts['wanted']>): void {
  liveScene({ light, wanted: () => wanted, until: visit.signal });
}

const scene = (): HTMLElement | null => document.getElementById('scene');
const isAlive = (): boolean => 'alive' in (scene()?.dataset ?? {});
const eye = (): string => scene()?.style.getPropertyValue('--eye-x') ?? '';

function point(share: number): void {
  window.dispatchEvent(new MouseEvent('pointermove', { clientX: innerWidth * share, clientY: 0 }));
}

/** Frames that take so long each. */
function draw(frames: number, took: number): void {
  for (let frame = 1; frame <= frames; frame++) {
    const [[act] = []] = vi.mocked(requestAnimationFrame).mock.calls.slice(-1);
    act?.(frame * took);
  }
}

describe('the picture behind the title', () => {
  it('lives while somebody is there, and rests when nobody has been for a while', () => {
    open('full');
    expect(isAlive()).toBe(true);
    vi.advanceTimersByTime(light.rest.after);
    expect(isAlive()).toBe(false);
    point(1);
    expect(isAlive()).toBe(true);
  });

  it('follows the eye, until the title is left', () => {
    open('full');
    point(1);
    expect(eye()).toBe('1.00');
    visit.abort();
    point(0);
    expect([eye(), isAlive()]).toEqual(['1.00', false]);
  });

  it('stands still where nothing is to move', () => {
    open('calm');
    point(1);
    expect([eye(), isAlive()]).toEqual(['', false]);
  });

  it.each([
    { took: light.pace.slow * 2, alive: false },
    { took: light.pace.slow / 2, alive: true },
  ])('finds out whether the machine can draw it: $took ms a frame', ({ took, alive }) => {
    vi.stubGlobal('requestAnimationFrame', vi.fn());
    open('auto');
    draw(light.pace.frames, took);
    expect(isAlive()).toBe(alive);
    point(1);
    expect(isAlive()).toBe(alive);
    vi.unstubAllGlobals();
  });
});
