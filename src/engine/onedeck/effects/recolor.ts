import type { RecolorOp } from '../content/ops';
import { supplyLeft } from '../rules/supply';
import type { Effect } from './effect';

/** R35: the die is exchanged for one of the other colour; without one in the supply it stays what it is. */
export const recolor: Effect<RecolorOp> = (telling, { to }, { hero, dice }) => {
  for (const die of dice) {
    if (supplyLeft(telling.state, to) > 0) telling.tell({ type: 'dieRecolored', die, color: to });
    else telling.tell({ type: 'dieWithheld', hero, color: to, why: 'supply' });
  }
};
