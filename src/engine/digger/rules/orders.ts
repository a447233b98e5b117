import { COSTS, type OrderId } from '../content/orders';
import { specialsOf } from '../specials';
import type { State, TaskOf } from '../state';
import type { Telling } from '../telling';
import { takeWaiting } from './bonuses';

/** The bonus orders that wait to be resolved; null where orders are paid for. */
export function waitingOrders({ tasks }: State): TaskOf<'orders'>['waiting'] | null {
  const task = tasks.at(-1);
  return task?.op === 'orders' ? task.waiting : null;
}

export const isBonus = (state: State): boolean => waitingOrders(state) !== null;

/** Tyranny points that the order costs this seat. */
export function costOf(state: State, place: number, order: OrderId): number {
  return specialsOf(state, place).reduce((cost, one) => one.costOf?.(order, cost) ?? cost, COSTS[order]);
}

/** Pays for an order, or takes it from the bonus orders that wait. */
export function give(telling: Telling, order: OrderId): void {
  const bonus = telling.task?.op === 'orders' && order !== 'conquer';
  const cost = bonus ? 0 : costOf(telling.state, telling.place, order);
  telling.tell({ type: 'orderGiven', seat: telling.seat.id, order, cost });
  if (bonus) takeWaiting(telling, order);
}
