import type { Figure, Part } from '../../drawing/figure';
import { fitted } from '../../drawing/fitted';

export interface Foe extends Figure {
  readonly glow: { readonly hue: number; readonly saturation: number };
}

const SIDE = 720;

/** A foe stands whole on a square stage and fills it. */
export const staged = (glow: Foe['glow'], parts: readonly Part[]): Foe => ({
  glow,
  width: SIDE,
  height: SIDE,
  parts: fitted(parts, { side: SIDE, margin: 10, stands: true }),
});
