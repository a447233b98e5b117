import { spendTime } from '../rules/time';
import { beginChoice } from './choose';
import type { Act } from './phase';

const TIME_AT_TURN_START = 2;

export const startTurn: Act<'startTurn'> = {
  whyIllegal: () => null,
  forms: () => [{ type: 'startTurn' }],
  carryOut(telling) {
    telling.tell({ type: 'turnStarted', turn: telling.state.turn + 1 });
    spendTime(telling, TIME_AT_TURN_START);
    if (telling.state.phase !== 'over') beginChoice(telling);
  },
};
