import { describe, expect, it, vi } from 'vitest';
import { MapHand, type MovableMap } from '../../../../src/games/paper/scenes/MapHand';
import type { Framed } from '../../../../src/games/paper/table';
import type { Rect } from '../../../../src/table';

const WINDOW: Rect = { x: 0, y: 100, width: 300, height: 240 };
const GROUND: Rect = { x: 0, y: 18, width: 300, height: 322 };
const MIDDLE = { x: 150, y: 200 };
const UP_TO = { width: 540, height: 579.6 };

/** A map that remembers where it lies, and how often it was painted. */
function laidMap(open: readonly string[] = []) {
  let framed: Framed | null = { window: WINDOW, ground: GROUND };
  const told = { settled: 0, glided: 0, moved: 0 };
  const put = (ground: Rect): void => {
    framed = framed && { ...framed, ground };
  };
  const map: MovableMap = {
    get framed() {
      return framed;
    },
    turn: put,
    glideTo(ground) {
      told.glided += 1;
      put(ground);
    },
    settle() {
      told.settled += 1;
    },
    isOpen: (id) => open.includes(id),
  };
  const onMoved = (): void => {
    told.moved += 1;
  };
  const hand = new MapHand({ map, stir: () => undefined, onMoved });
  const ground = (): Rect => framed?.ground ?? GROUND;
  const cover = (): void => {
    framed = null;
  };
  return { hand, ground, told, cover };
}

describe('one finger', () => {
  it('drags the map, and tells where things lie when it has let go', () => {
    const { hand, ground, told } = laidMap();
    expect(hand.grab({ id: 'room-C3' }, MIDDLE)).toBe(true);
    expect(hand.drag({ x: 160, y: 230 })).toBe(true);
    expect([ground().x, ground().y, told.moved]).toEqual([0, 48, 0]);
    expect(hand.release()).toBe(true);
    expect(told).toEqual({ settled: 0, glided: 0, moved: 1 });
    expect([hand.drag(MIDDLE), hand.release()]).toEqual([false, false]);
  });

  it('drags nothing from beside the map, or while the items lie over it', () => {
    const { hand, cover } = laidMap();
    expect(hand.grab({ id: 'die-1' }, MIDDLE)).toBe(false);
    cover();
    expect(hand.grab({ id: 'map' }, MIDDLE)).toBe(false);
  });

  it('enlarges the map by a double tap, and shows all of it by another one', () => {
    const { hand, ground, told } = laidMap();
    const taps = () => [hand.tap({ id: 'room-C3' }, MIDDLE), hand.tap({ id: 'room-C3' }, MIDDLE)];
    expect(taps()).toEqual([false, true]);
    expect(ground()).toMatchObject(UP_TO);
    expect(taps()).toEqual([false, true]);
    expect(ground()).toMatchObject({ width: 300, height: 322 });
    expect(told).toEqual({ settled: 0, glided: 2, moved: 2 });
  });

  it('presses twice what can be pressed', () => {
    const { hand, ground } = laidMap(['room-C3']);
    expect([hand.tap({ id: 'room-C3' }, MIDDLE), hand.tap({ id: 'room-C3' }, MIDDLE)]).toEqual([false, false]);
    expect(ground()).toEqual(GROUND);
  });

  it('taps twice where two taps are far apart, in place or in time', () => {
    vi.useFakeTimers();
    const { hand } = laidMap();
    expect([hand.tap({ id: 'map' }, MIDDLE), hand.tap({ id: 'map' }, { x: 200, y: 200 })]).toEqual([false, false]);
    vi.advanceTimersByTime(1000);
    expect(hand.tap({ id: 'map' }, { x: 200, y: 200 })).toBe(false);
    vi.useRealTimers();
  });
});

describe('two fingers', () => {
  it('enlarge the map by as much as they part, and it is painted when one lets go', () => {
    const { hand, ground, told } = laidMap();
    hand.fingerDown({ pointer: 1, x: 130, y: 200 });
    hand.fingerDown({ pointer: 2, x: 170, y: 200 });
    hand.fingerMove({ pointer: 2, x: 190, y: 200 });
    expect(ground().width).toBeCloseTo(450);
    expect(told.settled).toBe(0);
    hand.fingerUp(1);
    hand.fingerUp(2);
    expect(told).toEqual({ settled: 1, glided: 0, moved: 1 });
  });

  it('leave the map alone if one of them is beside it', () => {
    const { hand, ground } = laidMap();
    hand.fingerDown({ pointer: 1, x: 130, y: 200 });
    hand.fingerDown({ pointer: 2, x: 130, y: 500 });
    hand.fingerMove({ pointer: 2, x: 130, y: 600 });
    expect(ground()).toEqual(GROUND);
    expect([hand.isOver([MIDDLE]), hand.isOver([MIDDLE, { x: 130, y: 500 }])]).toEqual([true, false]);
  });
});

describe('the wheel', () => {
  it('enlarges the map under the pointer, and it is painted when the wheel rests', () => {
    vi.useFakeTimers();
    const { hand, ground, told } = laidMap();
    expect(hand.wheel(MIDDLE, -100)).toBe(true);
    expect(hand.wheel(MIDDLE, -100)).toBe(true);
    expect(ground().width).toBeGreaterThan(400);
    expect(told.settled).toBe(0);
    vi.advanceTimersByTime(200);
    expect(told.settled).toBe(1);
    expect(hand.wheel({ x: 150, y: 20 }, -100)).toBe(false);
    vi.useRealTimers();
  });
});
