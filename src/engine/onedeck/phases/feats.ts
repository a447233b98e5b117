import { required, shown } from '../../kernel';
import type { CommandOf } from '../commands';
import type { HeroId } from '../ids';
import { reject } from '../rejections';
import { hurt } from '../rules/damage';
import { discard, rollDice, rollStored, settleRolled } from '../rules/dice';
import { encounterOf, fighters } from '../rules/encounter';
import { flatMapped } from '../rules/listing';
import { heroOf, sideFacts } from '../rules/party';
import { kindsOf } from '../rules/sets';
import { spendTime } from '../rules/time';
import type { Die, Stage, State } from '../state';
import type { Telling } from '../telling';
import { type Acts, ask, type StageRun, whyNotFighting } from './phase';

export const feats: Acts = {
  useFeat: {
    whyIllegal(state, { hero, dice }) {
      const why = whyNotFighting({ heroes: fighters(state) }, hero);
      if (why !== null) return why;
      if (isUsed(state, hero)) return reject('featUsed', { hero });
      const numbers = diceNumbers(state, hero);
      if (numbers.length === 0) return reject('featEmpty', { hero });
      return numbers.includes(dice) ? null : reject('featDiceWrong', { hero, dice: shown(dice) });
    },
    list: featUses,
    carryOut: useFeat,
  },
  roll: {
    whyIllegal: () => null,
    list: () => [{ type: 'roll' }],
    carryOut: () => 'bonusDice',
  },
};

export const eagleEye: Acts = {
  discardDie: {
    whyIllegal: (state, { die }) =>
      featDice(state).some(({ id }) => id === die) ? null : reject('noSuchDie', { die: shown(die) }),
    list: (state) => kindsOf(featDice(state)).map(({ die }) => ({ type: 'discardDie', die: die.id })),
    carryOut: (telling, { die }) => keepOthers(telling, [die]),
  },
};

export const featsStage: StageRun = (telling) => {
  return featUses(telling.state).length > 0 ? ask(telling, 'feats') : 'bonusDice';
};

/** The time is paid and survived: now the archer looks at her dice (R32). */
export const eagleEyeStage: StageRun = (telling) => {
  const { hero, dice } = lastFeat(telling.state);
  const rolled = rollDice(
    telling,
    Array.from({ length: dice }, () => ({ hero, color: 'heroic' }) as const),
  );
  return rolled.length > 1 ? ask(telling, 'eagleEye') : keepOthers(telling, rolled);
};

/** R13: only now, after the feat has looked at its dice, come the effects that look at every rolled die. */
export const featSettled: StageRun = (telling) => {
  const dice = featDice(telling.state).map(({ id }) => id);
  settleRolled(telling, dice);
  return 'feats';
};

function useFeat(telling: Telling, { hero, dice }: CommandOf<'useFeat'>): Stage {
  const { feat } = sideFacts(telling.state, hero);
  telling.tell({ type: 'featUsed', hero, feat: feat.name, dice });
  if (feat.name === 'eagle-eye') {
    spendTime(telling, feat.prices.find((price) => price.dice === dice)?.time ?? 0);
    return 'eagleEye';
  }
  if (feat.name !== 'daring-gamble') {
    rollStored(telling, hero, heroOf(telling.state, hero).stored.slice(0, dice));
    return 'featSettled';
  }
  rollDice(
    telling,
    Array.from({ length: dice }, () => ({ hero, color: 'heroic' }) as const),
  );
  // R32: one penalty, even for two 1s.
  if (featDice(telling.state).some(({ value }) => value === 1)) {
    hurt(telling, hero, { amount: feat.damage, cause: 'daring-gamble' });
    spendTime(telling, feat.time);
  }
  return 'featSettled';
}

function keepOthers(telling: Telling, dice: readonly number[]): Stage {
  discard(telling, dice, 'eagle-eye');
  return 'featSettled';
}

function featUses(state: State): readonly CommandOf<'useFeat'>[] {
  return flatMapped(fighters(state), (hero) =>
    isUsed(state, hero) ? [] : diceNumbers(state, hero).map((dice) => ({ type: 'useFeat', hero, dice }) as const),
  );
}

/** How many dice the feat may roll. */
function diceNumbers(state: State, hero: HeroId): readonly number[] {
  const { feat } = sideFacts(state, hero);
  if (feat.name === 'eagle-eye') return feat.prices.map(({ dice }) => dice);
  const most = feat.name === 'daring-gamble' ? feat.most : heroOf(state, hero).stored.length;
  const numbers: number[] = [];
  for (let dice = 1; dice <= most; dice++) numbers.push(dice);
  return numbers;
}

function isUsed(state: State, hero: HeroId): boolean {
  return encounterOf(state).feats.some((feat) => feat.hero === hero);
}

function lastFeat(state: State) {
  return required(encounterOf(state).feats.at(-1), 'feat');
}

/** Nothing else is in a pool yet: the hero's dice are those of the feat. */
function featDice(state: State): readonly Die[] {
  const { hero } = lastFeat(state);
  return encounterOf(state).pool.filter((die) => die.hero === hero);
}
