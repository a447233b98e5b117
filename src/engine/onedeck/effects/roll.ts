import type { RollOp } from '../content/ops';
import { rollDice, settleRolled } from '../rules/dice';
import type { Effect } from './effect';

export const roll: Effect<RollOp> = (telling, { dice }, { hero }) => {
  settleRolled(
    telling,
    rollDice(
      telling,
      dice.map((color) => ({ hero, color })),
    ),
  );
};
