import { type Figure, type Part, remade } from '../../drawing/figure';
import { moved } from '../../drawing/shapes';

/** Moments are drawn for a middle of 960, and go on at both sides for wide screens. */
const SIDE = 320;

export interface Moment extends Figure {
  readonly glow: { readonly hue: number; readonly saturation: number; readonly light: number };
}

export const wide = (glow: Moment['glow'], parts: readonly Part[]): Moment => ({
  glow,
  width: 960 + 2 * SIDE,
  height: 720,
  parts: remade(parts, (shape) => moved(shape, SIDE, 0)),
});
