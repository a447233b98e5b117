import type { Rejection } from '../kernel';
import type { CommandType } from './commands';
import type { BonusOrderId, OrderId } from './content/orders';
import { reject } from './rejections';
import { costOf } from './rules/orders';
import type { Phase, State, TaskOp } from './state';

interface When {
  readonly phase: Phase;
  /** The task that the command answers; null for one that is given between tasks. */
  readonly task: TaskOp | null;
}

/** Commands that answer a question or go on with something. All others are orders. */
const WHEN = {
  placePortal: { phase: 'portals', task: null },
  keepProjects: { phase: 'think', task: null },
  endTurn: { phase: 'turn', task: null },
  store: { phase: 'turn', task: 'store' },
  storeNothing: { phase: 'turn', task: 'store' },
  step: { phase: 'turn', task: 'steps' },
  halt: { phase: 'turn', task: 'steps' },
  pitCoin: { phase: 'turn', task: 'pit' },
  pitBuild: { phase: 'turn', task: 'pit' },
  pickOrder: { phase: 'turn', task: 'bonus' },
  declineBonus: { phase: 'turn', task: 'bonus' },
  giveUpOrder: { phase: 'turn', task: 'orders' },
} as const satisfies Partial<Record<CommandType, When>>;

type OrderCommand = Exclude<CommandType, keyof typeof WHEN>;

const ORDER_OF: Readonly<Record<OrderCommand, OrderId>> = {
  ...{ move: 'move', think: 'think', work: 'work', rise: 'rise', sabotage: 'sabotage', demolish: 'demolish' },
  ...{ conquer: 'conquer', clearToken: 'conquer' },
};

/** Why this sort of command may not be given now, whatever it names. */
export function whyNotNow(state: State, type: CommandType): Rejection | null {
  const { phase, tasks } = state;
  if (phase === 'over') return reject('gameOver');
  const task = tasks.at(-1)?.op ?? null;
  if (!(type in WHEN)) return whyNoOrder(state, ORDER_OF[type as OrderCommand]);
  const wanted = WHEN[type as keyof typeof WHEN];
  if (wanted.phase !== phase) return reject('wrongPhase', { phase, command: type });
  if (wanted.task === task) return null;
  return task === null ? reject('notAsked', { command: type }) : reject('taskFirst', { task });
}

function whyNoOrder(state: State, order: OrderId): Rejection | null {
  const { phase, tasks, points, active } = state;
  // D4: the free Think! before the first turn.
  if (phase === 'think' && order === 'think') return null;
  if (phase !== 'turn') return reject('wrongPhase', { phase, command: order });
  const task = tasks.at(-1);
  if (task === undefined) {
    const cost = costOf(state, active, order);
    return points < cost ? reject('tooFewPoints', { points, count: cost }) : null;
  }
  if (task.op !== 'orders') return reject('taskFirst', { task: task.op });
  return task.waiting.includes(order as BonusOrderId) ? null : reject('orderNotWaiting', { order });
}
