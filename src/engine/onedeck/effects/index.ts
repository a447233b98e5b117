import type { Op, OpName } from '../content/ops';
import { candidates, opsOf } from '../rules/picks';
import type { PendingEffect } from '../state';
import type { Telling } from '../telling';
import type { Effect, Use } from './effect';
import { gain } from './gain';
import { prevent } from './prevent';
import { raise } from './raise';
import { recolor } from './recolor';
import { reroll } from './reroll';
import { rerollAll } from './rerollAll';
import { roll } from './roll';
import { set } from './set';
import { trade } from './trade';

type Effects = { readonly [Name in OpName]: Effect<Extract<Op, { op: Name }>> };

const EFFECTS: Effects = { gain, roll, prevent, rerollAll, raise, set, reroll, trade, recolor };

export function carryOutOp(telling: Telling, op: Op, use: Use): void {
  const effect = EFFECTS[op.op] as Effect<Op>;
  effect(telling, op, use);
}

/** One op after the other, as far as the first that leaves the player a choice. */
export function carryOutOps(telling: Telling, pending: PendingEffect): void {
  const ops = opsOf(pending);
  for (let at = pending.op; at < ops.length; at++) {
    const op = ops[at] as Op;
    const dice = 'pick' in op ? candidates(telling.state, pending, op.pick).map(({ id }) => id) : [];
    if ('pick' in op && dice.length > op.pick.least) {
      telling.tell({ type: 'effectBegun', ...pending, op: at });
      return;
    }
    carryOutOp(telling, op, { hero: pending.hero, skill: pending.skill, dice });
  }
}
