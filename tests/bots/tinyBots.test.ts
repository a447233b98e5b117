import type { Seed } from '../../src/engine/kernel';
import { describeBots } from '../support/botSuite';
import { tinyBots } from '../support/tinyBots';
import type { Setup, State } from '../support/tinyFacts';

const SETUPS: readonly Setup[] = [{ mode: 'atOnce' }, { mode: 'inTurn' }];

/** Every state of a few games, the first of what is listed after the other. */
function states(): readonly State[] {
  const { rules } = tinyBots;
  const found: State[] = [];
  for (const setup of SETUPS) {
    for (let game = 0; game < 9; game++) {
      let state = rules.start(setup, `states ${game}` as Seed);
      for (let turn = 0; !rules.outcome(state).over; turn++) {
        found.push(state);
        const listed = rules.legal(state);
        const command = listed[(turn * 5 + game) % listed.length];
        const taken = command === undefined ? null : rules.step(state, command);
        if (taken?.ok !== true) throw new Error('this can always be done');
        state = taken.state;
      }
    }
  }
  return found;
}

describeBots('Burglary', { gameBots: tinyBots, states, setups: SETUPS, mostCommands: 20 });
