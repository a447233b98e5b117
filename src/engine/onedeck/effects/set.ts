import type { SetOp } from '../content/ops';
import type { Effect } from './effect';

export const set: Effect<SetOp> = (telling, { to }, { skill, dice }) => {
  for (const die of dice) telling.tell({ type: 'dieChanged', die, value: to, cause: skill });
};
