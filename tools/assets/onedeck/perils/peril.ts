import type { Figure } from '../../drawing/figure';

export interface Peril extends Figure {
  readonly glow: { readonly hue: number; readonly saturation: number };
}

/** Side of a peril's picture. */
export const SIDE = 512;
