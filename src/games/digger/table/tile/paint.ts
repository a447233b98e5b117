import type { Spot } from './hex';

/** A light that fades from its middle outwards. */
export interface Glow {
  readonly at: Spot;
  readonly reach: number;
  readonly stops: readonly (readonly [offset: number, colour: string])[];
}

/** A stroke of the brush: path data about the middle of the tile, filled, lined or both. */
export interface Paint {
  readonly d: string;
  readonly fill?: string | Glow;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
  /** Shown only inside this outline; else inside the hexagon. */
  readonly inside?: string;
}
