import type { RerollAllOp } from '../content/ops';
import { reroll, settleRolled } from '../rules/dice';
import { rerolledBy } from '../rules/picks';
import type { Effect } from './effect';

export const rerollAll: Effect<RerollAllOp> = (telling, op, { hero }) => {
  const dice = rerolledBy(telling.state, hero, op).map(({ id }) => id);
  reroll(telling, dice);
  settleRolled(telling, dice);
};
