import type { Figure, Part } from '../drawing/figure';
import { fitted } from '../drawing/fitted';

const SIDE = 256;

/** Parts brought to a small square that they fill. */
export const crested = (...parts: readonly Part[]): Figure => ({
  width: SIDE,
  height: SIDE,
  parts: fitted(parts, { side: SIDE, margin: 10, stands: false }),
});
