import { required } from '../../kernel';
import type { HeroId } from '../ids';
import { hurt, shareOf } from '../rules/damage';
import { encounterOf, fighters } from '../rules/encounter';
import { spendTime } from '../rules/time';
import { foeSpecial } from '../specials';
import type { Stage } from '../state';
import type { Telling } from '../telling';
import { type Acts, ask, type StageRun, whyNotFighting } from './phase';

export const consequences: Acts = {
  assignDamage: {
    whyIllegal: (state, { hero }) => whyNotFighting({ heroes: fighters(state) }, hero),
    list: (state) => fighters(state).map((hero) => ({ type: 'assignDamage', hero })),
    carryOut: (telling, { hero }) => hurtAll(telling, hero),
  },
};

export const damageStage: StageRun = (telling) => {
  const { heroes, due } = encounterOf(telling.state);
  const isOdd = heroes.length > 1 && (due?.damage ?? 0) % heroes.length > 0;
  return isOdd ? ask(telling, 'consequences') : hurtAll(telling, null);
};

export const dueTime: StageRun = (telling) => {
  const { boxes, due } = encounterOf(telling.state);
  const after = foeSpecial(telling.state).timeAfter?.(boxes) ?? 0;
  spendTime(telling, (due?.time ?? 0) + after);
  return 'aftermath';
};

export const aftermath: StageRun = (telling) => {
  const { boxes, card } = encounterOf(telling.state);
  // R9: a survivor gives no loot.
  const lost = foeSpecial(telling.state).losesLoot?.(boxes) === true;
  telling.tell({ type: 'encounterEnded', card: required(card, 'card'), to: lost ? 'discard' : 'loot' });
  return 'nextFight';
};

export const nextFight: StageRun = ({ state }) => (state.fights.length > 0 ? 'arrive' : 'loot');

function hurtAll(telling: Telling, odd: HeroId | null): Stage {
  const shares = fighters(telling.state).map((hero) => ({ hero, amount: shareOf(telling.state, hero, { odd }) }));
  for (const { hero, amount } of shares) hurt(telling, hero, { amount, cause: 'consequences' });
  return encounterOf(telling.state).kind === 'boss' ? 'strike' : 'dueTime';
}
