import { type Figure, type Part, remade } from '../../drawing/figure';
import { fitted } from '../../drawing/fitted';
import { moved, turned } from '../../drawing/shapes';
import { crested } from '../crested';

export interface Monster extends Figure {
  readonly glow: { readonly hue: number; readonly saturation: number };
  /** The head alone, for a room of the map, readable at 40 px. */
  readonly bust: Figure;
}

const SIDE = 720;

interface Made {
  readonly glow: Monster['glow'];
  readonly head: readonly Part[];
  /** Where the head, which is drawn large, goes on the body. */
  readonly on: { readonly at: readonly [number, number]; readonly scale: number; readonly degrees?: number };
  readonly behind: readonly Part[];
  readonly before: readonly Part[];
}

/** A monster stands whole on a square stage, and its head is what the map shows. */
export function monster({ glow, head, on: { at, scale, degrees = 0 }, behind, before }: Made): Monster {
  const [x, y] = at;
  const put = remade(head, (shape) => moved(turned(shape, { x: 0, y: 0 }, { scale, degrees }), x, y));
  const worn = put.map((part) => (part.on === undefined ? { ...part, on: 'body' } : part));
  return {
    glow,
    width: SIDE,
    height: SIDE,
    parts: fitted([...behind, ...worn, ...before], { side: SIDE, margin: 10, stands: true }),
    bust: crested(...head),
  };
}
