import type { TradeOp } from '../content/ops';
import { discard, gainDie } from '../rules/dice';
import type { Effect } from './effect';

/** All are back in the supply before the first new one is taken. */
export const trade: Effect<TradeOp> = (telling, { color, value }, { hero, dice }) => {
  discard(telling, dice, 'traded');
  dice.forEach(() => gainDie(telling, { hero, color, value, only: null }));
};
