import type { PreventOp } from '../content/ops';
import { encounterOf } from '../rules/encounter';
import type { Effect } from './effect';

/** Counted now, and taken off when the encounter is finished (R4). */
export const prevent: Effect<PreventOp> = (telling, { damage = 0, time = 0, boss = damage }) => {
  const prevented = encounterOf(telling.state).kind === 'boss' ? boss : damage;
  telling.tell({ type: 'symbolsPrevented', damage: prevented, time });
};
