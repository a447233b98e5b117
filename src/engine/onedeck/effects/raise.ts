import type { RaiseOp } from '../content/ops';
import { dieOf } from '../rules/encounter';
import type { Effect } from './effect';

const HIGHEST = 6;

/** No die goes above 6. */
export const raise: Effect<RaiseOp> = (telling, { by }, { skill, dice }) => {
  for (const die of dice) {
    const value = Math.min(HIGHEST, dieOf(telling.state, die).value + by);
    telling.tell({ type: 'dieChanged', die, value, cause: skill });
  }
};
