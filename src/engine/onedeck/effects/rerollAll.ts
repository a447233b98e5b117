import type { RerollAllOp } from '../content/ops';
import { reroll, settleRolled } from '../rules/dice';
import type { Effect } from './effect';

export const rerollAll: Effect<RerollAllOp> = (telling, { showing, color }, { hero }) => {
  const pool = telling.state.encounter?.pool ?? [];
  const dice = pool
    .filter((die) => die.hero === hero && showing.includes(die.value) && (color === undefined || die.color === color))
    .map(({ id }) => id);
  reroll(telling, dice);
  settleRolled(telling, dice);
};
