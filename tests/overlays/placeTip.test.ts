import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTip, type TipPlace } from '../../src/overlays/placeTip';

const SCREEN = { width: 1280, height: 720 };
const TIP = { width: 300, height: 120 };
const thing = (x: number, y: number) => ({ x, y, width: 80, height: 60 });
const place = (at: TipPlace['thing'], by: TipPlace['by'] = 'other') => placeTip({ thing: at, tip: TIP, screen: SCREEN, by });

/** Whether the tip leaves the thing free. */
function isBeside({ x, y }: { readonly x: number; readonly y: number }, at: TipPlace['thing']): boolean {
  return x + TIP.width <= at.x || x >= at.x + at.width || y + TIP.height <= at.y || y >= at.y + at.height;
}

describe('the place of a tip', () => {
  it('is above the middle of the thing where there is room', () => {
    expect(place(thing(600, 400))).toEqual({ x: 490, y: 270 });
  });

  it('is below what lies at the top, unless a finger is there', () => {
    expect(place(thing(600, 20)).y).toBe(90);
    const touched = place(thing(600, 20), 'touch');
    expect(touched.x + TIP.width).toBeLessThan(600);
  });

  it('slides along the edge of the screen', () => {
    expect(place(thing(0, 400)).x).toBe(8);
    expect(place(thing(1230, 400)).x + TIP.width).toBe(1272);
  });

  it('is never off the screen, and beside the thing wherever that is possible', () => {
    const anywhere = fc.record({
      x: fc.integer({ min: 0, max: 1200 }),
      y: fc.integer({ min: 0, max: 660 }),
      by: fc.constantFrom('touch' as const, 'other' as const),
    });
    fc.assert(
      fc.property(anywhere, ({ x, y, by }) => {
        const spot = place(thing(x, y), by);
        expect(spot.x).toBeGreaterThanOrEqual(8);
        expect(spot.y).toBeGreaterThanOrEqual(8);
        expect(spot.x + TIP.width).toBeLessThanOrEqual(SCREEN.width - 8);
        expect(spot.y + TIP.height).toBeLessThanOrEqual(SCREEN.height - 8);
        expect(isBeside(spot, thing(x, y))).toBe(true);
      }),
    );
  });

  it('begins at the edge where the tip is larger than the screen', () => {
    const tip = { width: 500, height: 900 };
    expect(placeTip({ thing: thing(100, 100), tip, screen: { width: 390, height: 844 }, by: 'touch' })).toEqual({ x: 8, y: 8 });
  });
});
