import type { RerollOp } from '../content/ops';
import { reroll as rerollDice, settleRolled } from '../rules/dice';
import type { Effect } from './effect';

export const reroll: Effect<RerollOp> = (telling, _, { dice }) => {
  rerollDice(telling, dice);
  settleRolled(telling, dice);
};
