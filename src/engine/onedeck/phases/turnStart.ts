import { spendTime, timeOfTurn } from '../rules/time';
import type { Acts, StageRun } from './phase';
import { ask } from './phase';

/** R28: the phase waits for potions, which heal more now than later; then time passes. */
export const turnStart: Acts = {
  startTurn: {
    whyIllegal: () => null,
    list: () => [{ type: 'startTurn' }],
    carryOut(telling) {
      const covered = telling.state.deck.length > 0;
      const time = timeOfTurn(telling.state);
      telling.tell({ type: 'turnStarted', turn: telling.state.turn + 1 });
      spendTime(telling, time);
      // R22: stairs that this time has uncovered can be taken at once.
      return covered && telling.state.deck.length === 0 ? 'stairsUncovered' : 'choose';
    },
  },
};

export const newTurn: StageRun = (telling) => ask(telling, 'turnStart');
