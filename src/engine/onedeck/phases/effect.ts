import { type Rejection, required } from '../../kernel';
import type { CommandOf } from '../commands';
import type { Op, PickFacts } from '../content/ops';
import { carryOutOp, carryOutOps } from '../effects';
import { reject } from '../rejections';
import { chosenDice } from '../rules/chosenDice';
import { Mapped } from '../rules/listing';
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
      const pending = theChoice(state);
      return new Mapped(setsFor(pending.op.pick, diceOffered(state, pending)), (dice) => ({ type: 'chooseDice', dice }));
    },
    carryOut(telling, { dice }) {
      const pending = theChoice(telling.state);
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
  return op.pick.least === op.pick.most ? all : all.filter((die) => changes(op, die));
}

function theChoice(state: State): Pending {
  return required(pendingOp(state), 'choice');
}

export function pendingOp({ encounter }: State): Pending | null {
  const waiting = encounter?.effect ?? null;
  if (waiting === null) return null;
  const op = opsOf(waiting)[waiting.op];
  return op !== undefined && 'pick' in op ? { effect: waiting, op } : null;
}

function whyNotChosen(state: State, { dice: ids }: CommandOf<'chooseDice'>): Rejection | null {
  const pending = theChoice(state);
  const chosen = chosenDice(state, ids);
  if (!chosen.ok) return chosen.why;
  const { least, most, alike, color } = pending.op.pick;
  const allowed = candidates(state, pending.effect, pending.op.pick);
  const stranger = chosen.dice.find((die) => !allowed.includes(die));
  if (stranger !== undefined) return reject('dieNotEligible', { die: stranger.id, skill: pending.effect.skill });
  const { length } = chosen.dice;
  if (length < least || length > most) return reject('diceCount', { least, most, dice: length, ...(color && { color }) });
  const isAlike = chosen.dice.every(({ value }) => value === chosen.dice[0]?.value);
  return alike && !isAlike ? reject('diceNotAlike') : null;
}

function setsFor({ least, most, alike }: PickFacts, dice: readonly Die[]): readonly DieId[][] {
  if (!alike) return setsBetween(kindsOf(dice), least, most);
  const values = [...new Set(dice.map(({ value }) => value))];
  return values.flatMap((shown) => setsBetween(kindsOf(dice.filter(({ value }) => value === shown)), least, most));
}
