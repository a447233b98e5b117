import { type Figure, type Part, remade } from '../../drawing/figure';
import { moved, turned } from '../../drawing/shapes';

export interface Boss extends Figure {
  readonly glow: { readonly hue: number; readonly saturation: number };
  /** What must be seen, wherever the picture is cropped. */
  readonly face: readonly [number, number];
  /** The head alone, which has to name the boss at 64 px. */
  readonly crest: Figure;
}

const CREST = 256;
/** What the rim of light needs at the edge. */
const MARGIN = 10;

/** Parts brought to a small square that they fill. */
export function crested(...parts: readonly Part[]): Figure {
  const points = parts
    .flatMap(({ ink = [], skin = [], light = [] }) => [...ink, ...skin, ...light])
    .flat()
    .flatMap(({ start, end }) => [start, end]);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = (CREST - MARGIN * 2) / Math.max(right - left, foot - top);
  const [dx, dy] = [CREST / 2 - ((left + right) / 2) * scale, CREST / 2 - ((top + foot) / 2) * scale];
  const still = remade(parts, (shape) => moved(turned(shape, { x: 0, y: 0 }, { scale }), dx, dy));
  return { width: CREST, height: CREST, parts: still };
}
