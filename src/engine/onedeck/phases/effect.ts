import type { Rejection } from '../../kernel';
import type { CommandOf } from '../commands';
import type { Op, PickFacts } from '../content/ops';
import { carryOutOp, carryOutOps } from '../effects';
import { reject } from '../rejections';
import { chosenDice } from '../rules/chosenDice';
import { candidates, changes, opsOf } from '../rules/picks';
import { kindsOf, setsBetween } from '../rules/sets';
import type { Die, DieId, PendingEffect, State } from '../state';
import type { Acts } from './phase';

interface Pending {
  readonly effect: PendingEffect;
  readonly op: Extract<Op, { pick: PickFacts }>;
}

/** A skill or potion waits for the player to say which dice it acts on. */
export const effect: Acts = {
  chooseDice: {
    whyIllegal: whyNotChosen,
    list(state) {
      const pending = pendingOp(state);
      if (pending === null) return [];
      return setsFor(pending.op.pick, diceOffered(state, pending)).map((dice) => ({ type: 'chooseDice', dice }));
    },
    carryOut(telling, { dice }) {
      const pending = pendingOp(telling.state);
      if (pending === null) return 'pool';
      telling.tell({ type: 'diceChosen', dice });
      carryOutOp(telling, pending.op, { hero: pending.effect.hero, skill: pending.effect.skill, dice });
      carryOutOps(telling, { ...pending.effect, op: pending.effect.op + 1 });
      return 'pool';
    },
  },
};

/** Where the number is free, a die that would stay as it is is surplus; where it is fixed, such a die spares another. */
function diceOffered(state: State, { effect: waiting, op }: Pending): readonly Die[] {
  const all = candidates(state, waiting, op.pick);
  const useful = all.filter((die) => changes(op, die));
  return op.pick.least === op.pick.most || useful.length < op.pick.least ? all : useful;
}

export function pendingOp({ encounter }: State): Pending | null {
  const waiting = encounter?.effect ?? null;
  const op = waiting === null ? undefined : opsOf(waiting)[waiting.op];
  return waiting !== null && op !== undefined && 'pick' in op ? { effect: waiting, op } : null;
}

function whyNotChosen(state: State, { dice: ids }: CommandOf<'chooseDice'>): Rejection | null {
  const pending = pendingOp(state);
  if (pending === null) return reject('wrongPhase', { phase: state.phase });
  const chosen = chosenDice(state, ids);
  if (!chosen.ok) return chosen.why;
  const { least, most, alike } = pending.op.pick;
  const allowed = candidates(state, pending.effect, pending.op.pick);
  const stranger = chosen.dice.find((die) => !allowed.includes(die));
  if (stranger !== undefined) return reject('dieNotEligible', { die: stranger.id, skill: pending.effect.skill });
  const { length } = chosen.dice;
  if (length < least || length > most) return reject('diceCount', { least, most, dice: length });
  const isAlike = chosen.dice.every(({ value }) => value === chosen.dice[0]?.value);
  return alike && !isAlike ? reject('diceNotAlike') : null;
}

function setsFor({ least, most, alike }: PickFacts, dice: readonly Die[]): readonly DieId[][] {
  if (!alike) return setsBetween(kindsOf(dice), least, most);
  const values = [...new Set(dice.map(({ value }) => value))];
  return values.flatMap((shown) => setsBetween(kindsOf(dice.filter(({ value }) => value === shown)), least, most));
}
