import type { Figure } from '../../drawing/figure';

export interface Boss extends Figure {
  readonly glow: { readonly hue: number; readonly saturation: number };
  /** What must be seen, wherever the picture is cropped. */
  readonly face: readonly [number, number];
  /** The head alone, which has to name the boss at 64 px. */
  readonly crest: Figure;
}
