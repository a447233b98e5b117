import { required } from '../../kernel';
import { canAddDoor, freeSlots } from '../rules/doors';
import { storeForFeat } from '../rules/feats';
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
