import { pathTo } from '../board/reach';
import type { Space } from '../board/spaces';
import { STEPS_OF_BONUS_MOVE, STEPS_OF_MOVE } from '../content/orders';
import { reject } from '../rejections';
import { StepChoices, targetOf, whyNoStep } from '../rules/moving';
import { give, isBonus } from '../rules/orders';
import { surveyOf } from '../rules/rooms';
import { seatOn } from '../rules/seats';
import type { State, TaskOf } from '../state';
import type { Telling } from '../telling';
import type { Act } from './act';

export const move: Act<'move'> = {
  whyIllegal: (state, place) => (new StepChoices(state, place).length > 0 ? null : reject('noStepLeft')),
  carryOut(telling) {
    const left = isBonus(telling.state) ? STEPS_OF_BONUS_MOVE : STEPS_OF_MOVE;
    give(telling, 'move');
    telling.addTask({ op: 'steps', left });
  },
};

export const halt: Act<'halt'> = {
  whyIllegal: () => null,
  carryOut: (telling) => void telling.endTask(),
};

export const step: Act<'step'> = {
  whyIllegal: (state, place, command) => whyNoStep(state, place, command),
  carryOut(telling, { from, to, count }) {
    const target = targetOf(telling.state, telling.place, { from, to });
    const { left } = telling.endTask() as TaskOf<'steps'>;
    telling.addTask({ op: 'steps', left: left - 1 });
    fight(telling, to);
    telling.tell({
      type: 'minionsMoved',
      seat: telling.seat.id,
      from,
      to,
      count,
      via: target === undefined ? [] : pathTo(target),
    });
    springTrap(telling, to);
    enterPit(telling, to);
  },
};

/** D26: the squad is larger, loses nobody, and all defenders go. */
function fight(telling: Telling, at: Space): void {
  for (const [place, { id, minions }] of telling.state.seats.entries()) {
    const count = place === telling.place ? 0 : minions.filter((space) => space === at).length;
    if (count > 0) telling.tell({ type: 'minionsLost', seat: id, at, count, cause: 'fight', by: telling.seat.id });
  }
}

/** D27: after the fight, one minion of the squad that enters. */
function springTrap(telling: Telling, at: Space): void {
  const owner = trapOwner(telling.state, at);
  if (owner === null || owner === telling.place) return;
  const by = seatOn(telling.state, owner).id;
  telling.tell({ type: 'minionsLost', seat: telling.seat.id, at, count: 1, cause: 'trap', by });
}

/** The place of the seat whose trap waits on this tile, in a complete corridor; null where none does. */
function trapOwner(state: State, at: Space): number | null {
  const survey = surveyOf(state);
  if (survey.pieceAt(at)?.isTrap !== true) return null;
  const owner = survey.ownerAt(at);
  return seatOn(state, owner).corridors.some((spaces) => spaces.includes(at)) ? owner : null;
}

/** D36: the minion is given up, and the seat chooses. */
function enterPit(telling: Telling, at: Space): void {
  if (surveyOf(telling.state).pieceAt(at)?.kind !== 'pit') return;
  telling.tell({ type: 'minionsLost', seat: telling.seat.id, at, count: 1, cause: 'pit', by: null });
  telling.addTask({ op: 'pit' });
}
