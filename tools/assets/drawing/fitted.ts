import { type Part, remade } from './figure';
import { moved, turned } from './shapes';

interface Frame {
  readonly side: number;
  /** What the rim of light needs at the edge. */
  readonly margin: number;
  /** Whether they touch the lower edge, or float in the middle. */
  readonly stands: boolean;
}

/** Parts moved and scaled so that they fill a square. */
export function fitted(parts: readonly Part[], { side, margin, stands }: Frame): readonly Part[] {
  const points = parts
    .flatMap(({ ink = [], skin = [], light = [] }) => [...ink, ...skin, ...light])
    .flat()
    .flatMap(({ start, end }) => [start, end]);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = side - margin * 2;
  const scale = Math.min(room / (right - left), room / (foot - top));
  const dx = side / 2 - ((left + right) / 2) * scale;
  const dy = stands ? side - margin - foot * scale : side / 2 - ((top + foot) / 2) * scale;
  return remade(parts, (shape) => moved(turned(shape, { x: 0, y: 0 }, { scale }), dx, dy));
}
