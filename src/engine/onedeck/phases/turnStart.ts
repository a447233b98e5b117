import { partyFacts } from '../rules/party';
import { spendTime } from '../rules/time';
import { activeDungeonSpecials } from '../specials';
import type { Acts, StageRun } from './phase';
import { ask } from './phase';

const TIME_AT_TURN_START = 2;

/** R28: the phase waits for potions, which heal more now than later; then time passes. */
export const turnStart: Acts = {
  startTurn: {
    whyIllegal: () => null,
    list: () => [{ type: 'startTurn' }],
    carryOut(telling) {
      const covered = telling.state.deck.length > 0;
      const extra = activeDungeonSpecials(telling.state).map(({ openingTime }) => openingTime?.(telling.state) ?? 0);
      const time = extra.reduce((sum, more) => sum + more, TIME_AT_TURN_START);
      telling.tell({ type: 'turnStarted', turn: telling.state.turn + 1 });
      spendTime(telling, time * partyFacts(telling.state).scale);
      // R22: stairs that this time has uncovered can be taken at once.
      return covered && telling.state.deck.length === 0 ? 'stairsUncovered' : 'choose';
    },
  },
};

export const newTurn: StageRun = (telling) => ask(telling, 'turnStart');
