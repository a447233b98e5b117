import { SKULL_DAMAGE } from '../content/dice';
import { hurt } from '../rules/damage';
import { countOf, drawDice, isThrownAgain } from '../rules/throwing';
import type { Telling } from '../telling';
import type { Act } from './act';

/** A seat rolls for all (P8), and skulls hurt all of them before anybody chooses (P10). */
export const roll: Act<'roll'> = {
  whyIllegal: () => null,
  carryOut(telling) {
    telling.tell({ type: 'turnBegun', turn: telling.state.turn + 1 });
    while (throwDice(telling));
    const amount = countOf(telling.state.dice, 'skull') * SKULL_DAMAGE;
    for (const at of telling.state.seats.keys()) hurt(telling, at, { cause: 'skulls', amount });
    telling.tell({ type: 'phaseBegun', phase: 'dice' });
  },
};

function throwDice(telling: Telling): boolean {
  const { value: sides, stream } = drawDice(telling.state.rolls);
  const again = isThrownAgain(sides, stream);
  telling.tell({ type: 'diceRolled', sides, again });
  return again;
}
