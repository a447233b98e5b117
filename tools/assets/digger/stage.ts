import { type Figure, type Part, remade } from '../drawing/figure';
import { bars, outlines } from '../drawing/path';
import { moved, type Shape, turned } from '../drawing/shapes';

/** A picture whose parts are drawn about an origin of their own. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** Where their origin lies on the picture, and how many of its pixels a step is. */
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly rim: number;
}

export function staged(parts: readonly Part[], { width, height, at: [x, y], scale, rim }: Stage): Figure {
  const put = (shape: Shape): Shape => moved(turned(shape, { x: 0, y: 0 }, { scale }), x, y);
  const larger = parts.map((part) => ({
    ...part,
    shine: (part.shine ?? []).map((one) => ({ ...one, reach: one.reach * scale })),
  }));
  return { width, height, rim, parts: remade(larger, put) };
}

/** Furniture is drawn about the middle of its tile, which has a radius of 100. */
export const furniture = (parts: readonly Part[]): Figure =>
  staged(parts, { width: 520, height: 600, at: [260, 300], scale: 3, rim: 2.2 });

/** Papers from path data. */
export const sheet = (...data: readonly string[]): readonly Shape[] => data.flatMap(outlines);

/** Lines of one width. */
export const rod = (width: number, ...data: readonly string[]): readonly Shape[] => data.flatMap((one) => bars(one, width));

/** Thin lines that light grazes. */
export const scratch = (...data: readonly string[]): readonly Shape[] => rod(1.6, ...data);
