import { required } from '../../kernel';
import { freeSlots } from '../rules/doors';
import { storeForFeat } from '../rules/feats';
import { sideFacts } from '../rules/party';
import type { State } from '../state';
import { placeDoor } from './choose';
import { type Acts, ask } from './phase';

export const door: Acts = {
  confront: {
    whyIllegal: () => null,
    list: () => [{ type: 'confront' }],
    carryOut: () => 'arrive',
  },
  flee: {
    whyIllegal: () => null,
    list: () => [{ type: 'flee' }],
    carryOut(telling) {
      telling.tell({ type: 'doorFled', door: required(telling.state.door, 'door') });
      storeForFeat(telling, 'mana-charge');
      return canAddDoor(telling.state) ? ask(telling, 'stealth') : 'endTurn';
    },
  },
};

/** R30: Stealth's door is offered, not forced. */
export const stealth: Acts = {
  addDoor: {
    whyIllegal: () => null,
    list: () => [{ type: 'addDoor' }],
    carryOut(telling) {
      placeDoor(telling, required(freeSlots(telling.state)[0], 'free slot'));
      return 'endTurn';
    },
  },
  finish: {
    whyIllegal: () => null,
    list: () => [{ type: 'finish' }],
    carryOut: () => 'endTurn',
  },
};

function canAddDoor(state: State): boolean {
  const hasStealth = state.heroes.some(({ id }) => sideFacts(state, id).skill === 'stealth');
  return hasStealth && state.deck.length > 0 && freeSlots(state).length > 0;
}
