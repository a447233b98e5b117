import type { TradeOp } from '../content/ops';
import { discard, gainDie } from '../rules/dice';
import type { Effect } from './effect';

/** All are back in the supply before the first new one is taken. */
export const trade: Effect<TradeOp> = (telling, { color, value }, { hero, dice }) => {
  discard(telling, dice, 'traded');
  for (let gained = 0; gained < dice.length; gained++) gainDie(telling, { hero, color, value, only: null });
};
