import { reject, shown } from '../rejections';
import { addWaiting, isSecondPickDue, ordersOf, takeWaiting } from '../rules/bonuses';
import { waitingOrders } from '../rules/orders';
import type { State, Task, TaskOf } from '../state';
import type { Telling } from '../telling';
import type { Act } from './act';

export function bonusAsked({ tasks }: Pick<State, 'tasks'>): TaskOf<'bonus'> | null {
  const task: Task | undefined = tasks.at(-1);
  return task?.op === 'bonus' ? task : null;
}

/** D21: the order is named when the bonus arises. */
export const pickOrder: Act<'pickOrder'> = {
  whyIllegal(state, _, { order }) {
    const bonus = bonusAsked(state);
    if (bonus === null || ordersOf(bonus).includes(order)) return null;
    return reject(bonus.picked === order ? 'orderPickedBefore' : 'orderNotOnLadder', { order: shown(order) });
  },
  carryOut(telling, { order }) {
    const bonus = telling.endTask() as TaskOf<'bonus'>;
    const others = takeBonuses(telling);
    addWaiting(telling, order);
    for (const other of others) telling.addTask(other);
    if (isSecondPickDue(bonus)) telling.addTask({ ...bonus, picked: order });
    telling.settle();
    telling.tell({ type: 'bonusPicked', seat: telling.seat.id, by: bonus.by, order });
  },
};

/** The bonus is given up, or the second of its two orders. */
export const declineBonus: Act<'declineBonus'> = {
  whyIllegal: () => null,
  carryOut(telling) {
    const { by } = telling.endTask() as TaskOf<'bonus'>;
    telling.settle();
    telling.tell({ type: 'bonusDeclined', seat: telling.seat.id, by });
  },
};

export const giveUpOrder: Act<'giveUpOrder'> = {
  whyIllegal(state, _, { order }) {
    return waitingOrders(state)?.includes(order) === true ? null : reject('orderNotWaiting', { order: shown(order) });
  },
  carryOut(telling, { order }) {
    takeWaiting(telling, order);
    telling.settle();
    telling.tell({ type: 'orderGivenUp', seat: telling.seat.id, order });
  },
};

/** Bonuses that arose together stand above the orders that wait. */
function takeBonuses(telling: Telling): readonly Task[] {
  const bonuses: Task[] = [];
  while (telling.task?.op === 'bonus') bonuses.unshift(telling.endTask());
  return bonuses;
}
