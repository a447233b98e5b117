// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardSingleKeys, playByPad } from '../../src/services';
import { type PadButton, watchPads } from '../../src/services/gamepad/watchPads';

const AT: { readonly [Button in PadButton]?: number } = { a: 0, b: 1, x: 2, y: 3, r1: 5, select: 8, start: 9, up: 12, down: 13 };

/** A page with pads in its hands, and its frames at ours. */
let pads: (Gamepad | null)[] = [];
let frames: FrameRequestCallback[] = [];
let clock = 0;
let stop: () => void = () => undefined;

const pad = (buttons: readonly PadButton[] = [], axes: readonly number[] = [0, 0]): Gamepad => ({
  id: 'pad',
  index: 0,
  connected: true,
  mapping: 'standard',
  timestamp: clock,
  axes,
  buttons: Array.from({ length: 16 }, (_, at) => {
    const pressed = buttons.some((button) => AT[button] === at);
    return { pressed, touched: pressed, value: Number(pressed) };
  }),
  vibrationActuator: null as never,
});

function hold(held: Gamepad | null, milliseconds = 16): void {
  pads = [held];
  const until = clock + milliseconds;
  while (clock < until) {
    clock += 16;
    for (const frame of frames.splice(0)) frame(clock);
  }
}

function connect(): void {
  pads = [pad()];
  window.dispatchEvent(new Event('gamepadconnected'));
  hold(pad());
}

beforeEach(() => {
  [pads, frames, clock] = [[], [], 0];
  Object.defineProperty(navigator, 'getGamepads', { configurable: true, value: () => pads });
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => stop());

describe('the watch', () => {
  let pressed: PadButton[] = [];
  beforeEach(() => {
    pressed = [];
    stop = watchPads({ page: window, onPress: (button) => void pressed.push(button) });
  });

  it('looks only while there is a pad', () => {
    expect(frames).toHaveLength(0);
    connect();
    expect(frames).toHaveLength(1);
    hold(null);
    expect(frames).toHaveLength(0);
    connect();
    stop();
    expect(frames).toHaveLength(0);
  });

  it('takes a button once for as long as it is held', () => {
    connect();
    hold(pad(['a']), 2000);
    hold(pad());
    hold(pad(['a', 'b']));
    expect(pressed).toEqual(['a', 'a', 'b']);
  });

  it('takes a direction again and again', () => {
    connect();
    hold(pad(['down']), 400);
    expect(pressed).toHaveLength(1);
    hold(pad(['down']), 500);
    expect(pressed.length).toBeGreaterThan(3);
    expect(new Set(pressed)).toEqual(new Set(['down']));
  });

  it('takes the stick for directions, and does not waver at the edge', () => {
    connect();
    hold(pad([], [0, 0.5]));
    expect(pressed).toEqual([]);
    for (const lean of [0.6, 0.5, 0.6, 0.5]) hold(pad([], [0, lean]));
    hold(pad([], [0, 0.1]));
    hold(pad([], [-0.9, 0]));
    expect(pressed).toEqual(['down', 'left']);
  });

  it('hears nothing while the player is elsewhere', () => {
    connect();
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    hold(pad(['a']));
    expect(pressed).toEqual([]);
  });

  it('lives without the right to see pads', () => {
    Object.defineProperty(navigator, 'getGamepads', {
      configurable: true,
      value: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    window.dispatchEvent(new Event('gamepadconnected'));
    expect(() => hold(null)).not.toThrow();
    expect(frames).toHaveLength(0);
  });
});

describe('playing by pad', () => {
  const keys: string[] = [];
  const onKey = ({ key }: KeyboardEvent): void => void keys.push(key);
  const clicked = vi.fn();

  beforeEach(() => {
    keys.length = 0;
    clicked.mockClear();
    document.body.innerHTML = '<div id="stage"><button id="one"></button><button id="two"></button></div>';
    for (const [at, button] of [...document.querySelectorAll('button')].entries()) {
      button.getBoundingClientRect = () => new DOMRect(0, at * 50, 40, 40);
      button.scrollIntoView = () => undefined;
      button.addEventListener('click', () => clicked(button.id));
    }
    window.addEventListener('keydown', onKey);
    const stopPlaying = playByPad({ stage: () => document.querySelector('#stage') });
    stop = () => {
      stopPlaying();
      window.removeEventListener('keydown', onKey);
      delete document.documentElement.dataset['input'];
    };
    connect();
  });

  function tap(button: PadButton): void {
    hold(pad([button]));
    hold(pad());
  }

  it('moves the focus and presses what has it', () => {
    tap('down');
    tap('down');
    tap('a');
    expect(clicked.mock.calls).toEqual([['two']]);
    expect(document.documentElement.dataset['input']).toBe('pad');
  });

  it('strikes keys that the table knows', () => {
    for (const button of ['b', 'x', 'y', 'r1', 'select', 'start'] as const) tap(button);
    expect(keys).toEqual(['Escape', 'u', '?', 'PageDown', 'l', 'F10']);
  });

  it('strikes them also where single keys of the keyboard are switched off', () => {
    const stopGuarding = guardSingleKeys(window, () => false);
    for (const button of ['x', 'y', 'select'] as const) tap(button);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }));
    stopGuarding();
    expect(keys).toEqual(['u', '?', 'l']);
  });

  it('stays in an open dialog, and closes it', () => {
    const dialog = document.createElement('dialog');
    const inside = document.createElement('button');
    inside.getBoundingClientRect = () => new DOMRect(0, 0, 40, 40);
    inside.scrollIntoView = () => undefined;
    dialog.append(inside);
    document.body.append(dialog);
    dialog.showModal();
    tap('down');
    expect(document.activeElement).toBe(inside);
    tap('b');
    expect(dialog.open).toBe(false);
    expect(keys).toEqual([]);
  });

  it('turns a slider by left and right', () => {
    const slider = document.createElement('input');
    slider.type = 'range';
    const turned: string[] = [];
    slider.stepUp = () => void turned.push('up');
    slider.stepDown = () => void turned.push('down');
    slider.addEventListener('input', () => turned.push('input'));
    slider.addEventListener('change', () => turned.push('change'));
    document.body.append(slider);
    slider.focus();
    hold(pad([], [0.9, 0]));
    hold(pad([], [-0.9, 0]));
    expect(turned).toEqual(['up', 'input', 'change', 'down', 'input', 'change']);
  });

  it('gives way to keys and pointer', () => {
    tap('down');
    const real = new Event('pointerdown', { bubbles: true });
    Object.defineProperty(real, 'isTrusted', { value: true });
    window.dispatchEvent(real);
    expect(document.documentElement.dataset['input']).toBeUndefined();
  });
});
