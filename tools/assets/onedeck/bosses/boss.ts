import type { Figure } from '../../drawing/figure';

export interface Boss extends Figure {
  readonly glow: { readonly hue: number; readonly saturation: number };
  /** What must be seen, wherever the picture is cropped. */
  readonly face: readonly [number, number];
}
