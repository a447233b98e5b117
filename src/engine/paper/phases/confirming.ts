import { DICE_OF_A_TURN } from '../content/dice';
import { reject } from '../rejections';
import type { Act } from './act';
import { reveal } from './reveal';

export const confirm: Act<'confirm'> = {
  whyIllegal({ seat: { sheet } }) {
    const count = DICE_OF_A_TURN - sheet.used.length;
    return count > 0 ? reject('diceLeft', { count }) : null;
  },
  carryOut(telling, at) {
    telling.tell({ type: 'confirmed', seat: telling.seat(at).id });
    if (telling.state.seats.every(({ ready }) => ready)) reveal(telling);
  },
};

/** P6 and P51: a confirmed seat begins its dice anew, as they lay after the roll. */
export const takeBack: Act<'takeBack'> = {
  whyIllegal: () => null,
  carryOut: (telling, at) => telling.tell({ type: 'takenBack', seat: telling.seat(at).id }),
};
