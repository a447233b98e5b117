// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { densityIn, densityOf, followDensity } from '../../src/scenes/densityOf';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };
const WALL = { width: 3840, height: 2160 };

describe('how finely the table is drawn', () => {
  it('is as the screen shows it, from 1 to 3 on a phone', () => {
    for (const ratio of [1, 1.5, 2, 2.625, 3]) expect(densityOf(PHONE, ratio)).toBe(ratio);
    expect(densityOf({ width: 844, height: 390 }, 3)).toBe(3);
  });

  it('is no finer than anybody sees', () => {
    expect(densityOf(PHONE, 4)).toBe(3);
    expect(densityOf(WALL, 3)).toBe(2);
    expect(densityOf(WALL, 1)).toBe(1);
  });

  it('stays between both where the page is neither', () => {
    expect(densityOf(DESK, 2)).toBe(2);
    expect(densityOf(DESK, 3)).toBeGreaterThan(2);
    expect(densityOf(DESK, 3)).toBeLessThan(2.2);
  });

  it('survives a page that is not there yet', () => {
    expect(densityOf({ width: 0, height: 0 }, 2)).toBe(2);
  });
});

describe('when the screen shows more or fewer pixels', () => {
  let asked: { readonly query: string; readonly list: EventTarget }[];
  let life: AbortController;
  const onStale = vi.fn();
  const parent = document.createElement('div');

  /** The window is moved to another screen and keeps its size: only queries about the old ratio hear of it. */
  function moveTo(ratio: number): void {
    const before = window.devicePixelRatio;
    vi.stubGlobal('devicePixelRatio', ratio);
    for (const { query, list } of [...asked]) {
      if (query === `(resolution: ${before}dppx)` || query === `(resolution: ${ratio}dppx)`)
        list.dispatchEvent(new Event('change'));
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    life = new AbortController();
    onStale.mockClear();
    vi.stubGlobal('devicePixelRatio', 1);
    vi.stubGlobal('matchMedia', (query: string) => {
      const list = new EventTarget();
      asked.push({ query, list });
      return list;
    });
    const size = {
      clientWidth: { value: PHONE.width, configurable: true },
      clientHeight: { value: PHONE.height, configurable: true },
    };
    Object.defineProperties(parent, size);
  });

  afterEach(() => {
    life.abort();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function follow(): () => void {
    return followDensity({ parent, density: densityIn(parent), onStale }, life.signal);
  }

  it('the table is stale, though the window keeps its size', () => {
    follow();
    moveTo(2);
    expect(onStale).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(onStale).toHaveBeenCalledOnce();
  });

  it('and it makes no difference to the picture, the next screen is heard of as well', () => {
    vi.stubGlobal('devicePixelRatio', 3);
    follow();
    moveTo(4);
    vi.advanceTimersByTime(300);
    expect(onStale).not.toHaveBeenCalled();
    moveTo(2);
    vi.advanceTimersByTime(300);
    expect(onStale).toHaveBeenCalledOnce();
  });

  it('while it was being laid, the table is stale from the start', () => {
    const density = densityIn(parent);
    moveTo(2);
    followDensity({ parent, density, onStale }, life.signal);
    vi.advanceTimersByTime(300);
    expect(onStale).toHaveBeenCalledOnce();
  });

  describe('and nothing announces it', () => {
    it('the table is stale once it is looked at again, however fast the looks follow each other', () => {
      const check = follow();
      vi.advanceTimersByTime(300);
      vi.stubGlobal('devicePixelRatio', 2);
      vi.advanceTimersByTime(60_000);
      expect(onStale).not.toHaveBeenCalled();
      for (let at = 0; at < 6; at++) {
        check();
        vi.advanceTimersByTime(50);
      }
      expect(onStale).toHaveBeenCalledOnce();
    });

    it('the table is stale once the page is in sight again', () => {
      follow();
      vi.advanceTimersByTime(300);
      vi.stubGlobal('devicePixelRatio', 2);
      document.dispatchEvent(new Event('visibilitychange'));
      vi.advanceTimersByTime(300);
      expect(onStale).toHaveBeenCalledOnce();
    });

    it('nobody is called after the table was closed', () => {
      const check = follow();
      vi.stubGlobal('devicePixelRatio', 2);
      life.abort();
      check();
      vi.advanceTimersByTime(300);
      expect(onStale).not.toHaveBeenCalled();
    });
  });

  it('nobody is called after the table was closed', () => {
    follow();
    moveTo(2);
    life.abort();
    moveTo(3);
    vi.advanceTimersByTime(300);
    expect(onStale).not.toHaveBeenCalled();
  });
});
