import { required } from '../../kernel';
import type { CommandOf } from '../commands';
import type { FeatFacts } from '../content/heroes';
import type { HeroId } from '../ids';
import { reject, shown } from '../rejections';
import { hurt } from '../rules/damage';
import { discard, rollDice, rollStored, settleRolled } from '../rules/dice';
import { encounterOf, fighters } from '../rules/encounter';
import { heroOf, sideFacts } from '../rules/party';
import { kindsOf } from '../rules/sets';
import { spendTime } from '../rules/time';
import { featSpecial } from '../specials';
import type { Die, DieId, Stage, State } from '../state';
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

/** The time is paid and survived: now the player looks at the dice (R32). */
export const eagleEyeStage: StageRun = (telling) => {
  const { hero, dice } = lastFeat(telling.state);
  const rolled = rollHeroic(telling, hero, dice);
  return rolled.length > 1 ? ask(telling, 'eagleEye') : keepOthers(telling, rolled);
};

/** R13: effects on every rolled die come now, after the feat has dealt with its dice. */
export const featSettled: StageRun = (telling) => {
  const dice = featDice(telling.state).map(({ id }) => id);
  settleRolled(telling, dice);
  return 'feats';
};

function useFeat(telling: Telling, { hero, dice }: CommandOf<'useFeat'>): Stage {
  const { feat } = sideFacts(telling.state, hero);
  const { time, discardsOne, rollsStored } = featSpecial(feat);
  telling.tell({ type: 'featUsed', hero, feat: feat.name, dice });
  spendTime(telling, time?.(feat, dice) ?? 0);
  if (discardsOne !== undefined) return 'eagleEye';
  if (rollsStored) rollStored(telling, hero, heroOf(telling.state, hero).stored.slice(0, dice));
  else rollHeroic(telling, hero, dice);
  runRisk(telling, hero, feat);
  return 'featSettled';
}

function rollHeroic(telling: Telling, hero: HeroId, dice: number): readonly DieId[] {
  return rollDice(
    telling,
    Array.from({ length: dice }, () => ({ hero, color: 'heroic' }) as const),
  );
}

function runRisk(telling: Telling, hero: HeroId, feat: FeatFacts): void {
  const { risk } = featSpecial(feat);
  if (!risk?.befalls(featDice(telling.state))) return;
  const { damage, time } = risk.costs(feat);
  hurt(telling, hero, { amount: damage, cause: risk.cause });
  spendTime(telling, time);
}

function keepOthers(telling: Telling, dice: readonly DieId[]): Stage {
  const { feat } = sideFacts(telling.state, lastFeat(telling.state).hero);
  discard(telling, dice, required(featSpecial(feat).discardsOne, 'cause'));
  return 'featSettled';
}

function featUses(state: State): readonly CommandOf<'useFeat'>[] {
  return fighters(state)
    .filter((hero) => !isUsed(state, hero))
    .flatMap((hero) => diceNumbers(state, hero).map((dice) => ({ type: 'useFeat', hero, dice }) as const));
}

function diceNumbers(state: State, hero: HeroId): readonly number[] {
  const { feat } = sideFacts(state, hero);
  return featSpecial(feat).numbers(feat, heroOf(state, hero).stored.length);
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
