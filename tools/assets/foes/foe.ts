import type { Figure } from '../drawing/figure';

export interface Foe extends Figure {
  readonly glow: { readonly hue: number; readonly saturation: number };
}

/** Foes stand whole on a square stage. */
export const STAGE = { width: 720, height: 720 };
