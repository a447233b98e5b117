import type { NumberedDie } from '../../../../scenes';
import type { MovingDie } from '../../table';

/** Returns how a die looks: one with a single use bears the sign of it. */
export function dieLook({ id, color, value, only }: Omit<MovingDie, 'hero'>): NumberedDie {
  return { id, color, value, sign: only === null ? '' : only === 'armor' ? '⛨' : '✦' };
}
