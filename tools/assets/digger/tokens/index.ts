import type { Figure } from '../../drawing/figure';
import { type Stage, staged } from '../stage';
import { NUGGET, TORCH, TRAP } from './features';

/** As large as furniture, with the heart of the corridor in the middle. */
const FEATURE: Stage = { width: 256, height: 216, at: [128, 116], scale: 2.5, rim: 2 };

export const FEATURES: Readonly<Record<string, Figure>> = {
  torch: staged(TORCH, FEATURE),
  trap: staged(TRAP, FEATURE),
  nugget: staged(NUGGET, FEATURE),
};
