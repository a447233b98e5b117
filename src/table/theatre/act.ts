import type { Pose } from './pose';
import type { Limb } from './Rig';

/** How far an act goes; each act takes the numbers it needs. Distances are parts of the figure's height, turns are degrees. */
export interface ActNumbers {
  readonly distance: number;
  readonly turn: number;
}

export interface Acting {
  readonly limbs: readonly Limb[];
  /** The figure as one. */
  readonly whole: Pose;
  /** The light around the figure, 1 at rest; and how much of it, from the ground up, the fire has taken. */
  readonly glow: { alpha: number; burnt: number };
  /** The height of the figure. */
  readonly height: number;
}

/** Poses a figure at a moment of an act, from 0 to 1. */
export type Act = (acting: Acting, share: number, numbers: ActNumbers) => void;

export const RADIANS = Math.PI / 180;
export const isLit = ({ facts }: Limb): boolean => facts.lit === true;

/** Bends every joint so many times as far as its idles do, and in the same direction, so that nothing comes off. */
export function bend(limbs: readonly Limb[], times: number): void {
  for (const { given, reach } of limbs) {
    given.turn = reach.turn * times;
    given.x = reach.x * times;
    given.y = reach.y * times;
    given.high = Math.max(0.4, 1 - reach.stretch * times);
  }
}
