// A step that cannot be taken back: held for 700 ms, or pressed twice within 3 s.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HELD_PRESS, HeldPress, type HoldManner } from '../../src/table';

function aPress(manner: HoldManner = 'hold') {
  const perform = vi.fn();
  const changed = vi.fn();
  return { press: new HeldPress({ manner: () => manner, perform, changed }), perform, changed };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a press that is held', () => {
  it('performs once, when it was held for long enough', () => {
    const { press, perform } = aPress();
    press.hold('pointer');
    vi.advanceTimersByTime(HELD_PRESS.hold - 1);
    expect([press.isHeld, perform.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect([press.isHeld, perform.mock.calls.length]).toEqual([false, 1]);
    press.letGo();
    vi.advanceTimersByTime(10_000);
    expect(perform).toHaveBeenCalledTimes(1);
  });

  it('performs nothing when it is let go, and a pointer that taps often does not add up', () => {
    const { press, perform, changed } = aPress();
    for (let tap = 0; tap < 3; tap++) {
      press.hold('pointer');
      vi.advanceTimersByTime(HELD_PRESS.hold / 2);
      press.letGo();
    }
    vi.advanceTimersByTime(10_000);
    expect(perform).not.toHaveBeenCalled();
    expect(changed).toHaveBeenCalledTimes(6);
  });

  it('is dropped when something else is asked', () => {
    const { press, perform } = aPress();
    press.hold('key');
    expect([press.drop(), press.drop()]).toEqual([true, false]);
    vi.advanceTimersByTime(10_000);
    expect(perform).not.toHaveBeenCalled();
  });
});

describe('two presses', () => {
  it('perform within three seconds', () => {
    const { press, perform } = aPress();
    press.press();
    expect([press.isArmed, perform.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(HELD_PRESS.again - 1);
    press.press();
    expect([press.isArmed, perform.mock.calls.length]).toEqual([false, 1]);
  });

  it('are one each after three seconds', () => {
    const { press, perform } = aPress();
    press.press();
    vi.advanceTimersByTime(HELD_PRESS.again);
    expect(press.isArmed).toBe(false);
    press.press();
    expect(perform).not.toHaveBeenCalled();
  });

  it('of a pointer count where that is set, and a key that is held and let go is one press', () => {
    const { press, perform } = aPress('twice');
    press.hold('pointer');
    press.letGo();
    expect(press.isArmed).toBe(true);
    press.drop();
    press.hold('key');
    press.press();
    press.letGo();
    expect([press.isArmed, perform.mock.calls.length]).toEqual([true, 0]);
    press.hold('pointer');
    press.letGo();
    expect(perform).toHaveBeenCalledTimes(1);
  });
});
