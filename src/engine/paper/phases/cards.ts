import { required, shown } from '../../kernel';
import type { CommandOf } from '../commands';
import { OBJECTIVES } from '../content/objectives';
import type { CardsOfSeat } from '../events';
import { reject } from '../rejections';
import { Chain } from '../rules/Chain';
import { isAlone } from '../rules/seats';
import { dueOf } from '../rules/traits';
import type { PlayerSeat } from '../state';
import type { Telling } from '../telling';
import type { Act } from './act';
import { showTurns } from './showing';

/** P3: all seats choose at once; what they keep is shown when all have chosen. */
export const keep: Act<'keep'> = {
  whyIllegal({ seat: { hand } }, { objective, power }) {
    if (hand?.objectives.includes(objective) !== true) return reject('objectiveNotYours', { objective: shown(objective) });
    return hand.powers.includes(power) ? null : reject('powerNotYours', { power: shown(power) });
  },
  carryOut(telling, at, { objective, power }) {
    telling.tell({ type: 'cardsKept', seat: telling.seat(at).id, objective, power });
    const { seats } = telling.state;
    if (!seats.every(({ ready }) => ready)) return;
    telling.tell({ type: 'cardsShown', cards: seats.map(cardsOf) });
    beginSetup(telling);
  },
};

export function keepsOf({ id, hand }: PlayerSeat): readonly CommandOf<'keep'>[] {
  if (hand === null) return [];
  return hand.objectives.flatMap((objective) =>
    hand.powers.flatMap((power): readonly CommandOf<'keep'>[] =>
      objective === 'unknown' || power === 'unknown' ? [] : [{ type: 'keep', seat: id, objective, power }],
    ),
  );
}

function cardsOf({ id: seat, power, objective }: PlayerSeat): CardsOfSeat {
  const known = required(objective === 'unknown' ? null : objective, 'an objective');
  return { seat, power: required(power, 'a power'), objective: known, alignment: OBJECTIVES[known].alignment };
}

/** P4: set-up powers are resolved by all seats at once, before the first roll. */
function beginSetup(telling: Telling): void {
  const { seats } = telling.state;
  if (seats.every((seat) => dueOf(seat, 'setup') === null)) {
    telling.tell({ type: 'phaseBegun', phase: 'roll' });
    return;
  }
  telling.tell({ type: 'phaseBegun', phase: 'setup' });
  for (const at of seats.keys()) {
    const chain = new Chain(telling, at);
    chain.add(dueOf(telling.seat(at), 'setup'));
    chain.run();
    finishSetup(telling, at);
  }
}

/** A seat that is asked nothing more waits for the others. */
export function finishSetup(telling: Telling, at: number): void {
  const { id, sheet } = telling.seat(at);
  if (sheet.due.length > 0) return;
  telling.tell({ type: 'confirmed', seat: id });
  if (!telling.state.seats.every(({ ready }) => ready)) return;
  if (!isAlone(telling.state)) showTurns(telling);
  telling.tell({ type: 'phaseBegun', phase: 'roll' });
}
