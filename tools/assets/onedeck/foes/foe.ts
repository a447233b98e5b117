import { type Figure, type Part, remade } from '../../drawing/figure';
import { moved, turned } from '../../drawing/shapes';

export interface Foe extends Figure {
  readonly glow: { readonly hue: number; readonly saturation: number };
}

const SIDE = 720;
/** What the rim of light needs at the edge. */
const MARGIN = 10;

/** A foe stands whole on a square stage and fills it. */
export function staged(glow: Foe['glow'], parts: readonly Part[]): Foe {
  const points = parts
    .flatMap(({ ink = [], skin = [], light = [] }) => [...ink, ...skin, ...light])
    .flat()
    .flatMap(({ start, end }) => [start, end]);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = SIDE - MARGIN * 2;
  const scale = Math.min(room / (right - left), room / (foot - top));
  const [dx, dy] = [SIDE / 2 - ((left + right) / 2) * scale, SIDE - MARGIN - foot * scale];
  const put = remade(parts, (shape) => moved(turned(shape, { x: 0, y: 0 }, { scale }), dx, dy));
  return { glow, width: SIDE, height: SIDE, parts: put };
}
