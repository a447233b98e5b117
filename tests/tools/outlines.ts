import { expect } from 'vitest';
import { raster } from '../../tools/assets/icons';

const SIDE = 64;

export function expectLight({ hue, saturation }: { readonly hue: number; readonly saturation: number }): void {
  expect(hue).toBeGreaterThanOrEqual(0);
  expect(hue).toBeLessThan(360);
  expect(saturation).toBeGreaterThan(0);
  expect(saturation).toBeLessThanOrEqual(100);
}

/** The figure as a shadow: what cannot be reached from the picture's rim without crossing ink, so cut-outs do not count. */
export function outlineOf(svg: string): readonly boolean[] {
  const { pixels } = raster(svg, SIDE);
  const wide = SIDE + 2;
  const ink = (at: number): boolean => {
    const [x, y] = [(at % wide) - 1, Math.floor(at / wide) - 1];
    return x >= 0 && y >= 0 && x < SIDE && y < SIDE && (pixels[(y * SIDE + x) * 4 + 3] ?? 0) >= 128;
  };
  const outside = new Set([0]);
  for (const at of outside) {
    for (const next of [at % wide === 0 ? at : at - 1, at % wide === wide - 1 ? at : at + 1, at - wide, at + wide]) {
      if (next >= 0 && next < wide * wide && !ink(next)) outside.add(next);
    }
  }
  return Array.from({ length: wide * wide }, (_, at) => !outside.has(at));
}

/** Intersection over union: 1 when the shadows are the same. */
export function overlap(one: readonly boolean[], other: readonly boolean[]): number {
  const shared = one.filter((inside, at) => inside && other[at] === true).length;
  const either = one.filter((inside, at) => inside || other[at] === true).length;
  return shared / either;
}
