import { required } from '../../kernel';
import type { CommandOf } from '../commands';
import type { HeroId } from '../ids';
import { notNow } from '../notNow';
import { reject, shown } from '../rejections';
import { hurt } from '../rules/damage';
import { fighters } from '../rules/encounter';
import { findHero, heroOf } from '../rules/party';
import { spendTime } from '../rules/time';
import { foeSpecial } from '../specials';
import type { Stage, State } from '../state';
import type { Telling } from '../telling';
import { type Acts, ask, whyNotFighting } from './phase';

/** The foe acts first, and the party has to say on whom. */
export const before: Acts = {
  assignDamage: {
    whyIllegal(state, { hero }) {
      if (foeSpecial(state).damageBefore === undefined) return notNow(state, 'assignDamage');
      return whyNotFighting({ heroes: fighters(state) }, hero);
    },
    list: (state) =>
      foeSpecial(state).damageBefore === undefined
        ? []
        : fighters(state).map((hero) => ({ type: 'assignDamage', hero }) as const),
    carryOut: (telling, { hero }) => hurtBefore(telling, hero),
  },
  chooseItemToDrain: {
    whyIllegal(state, { hero, card }) {
      if (!foeSpecial(state).drainsItem) return notNow(state, 'chooseItemToDrain');
      const why = whyNotFighting({ heroes: fighters(state) }, hero);
      if (why !== null) return why;
      return findHero(state, hero)?.items.includes(card) ? null : reject('noSuchItem', { hero, card: shown(card) });
    },
    list: (state) => (foeSpecial(state).drainsItem ? drainable(state) : []),
    carryOut: loseItem,
  },
};

/** The foe acts before the heroes do, and before feats: a hero who is hurt may store a die in time. */
export function beginEncounter(telling: Telling): Stage | null {
  const { timeBefore = 0, damageBefore, drainsItem } = foeSpecial(telling.state);
  spendTime(telling, timeBefore);
  if (damageBefore !== undefined) return beginDamage(telling);
  return drainsItem ? beginLosing(telling) : 'option';
}

function beginDamage(telling: Telling): Stage | null {
  const [only, ...others] = fighters(telling.state);
  return only !== undefined && others.length === 0 ? hurtBefore(telling, only) : ask(telling, 'before');
}

/** R10: with no item nothing happens, and a single one leaves no choice. */
function beginLosing(telling: Telling): Stage | null {
  const [only, ...others] = drainable(telling.state);
  if (only === undefined) return 'option';
  return others.length === 0 ? loseItem(telling, only) : ask(telling, 'before');
}

function hurtBefore(telling: Telling, hero: HeroId): Stage {
  hurt(telling, hero, required(foeSpecial(telling.state).damageBefore, 'damage of the foe'));
  return 'option';
}

function loseItem(telling: Telling, { hero, card }: CommandOf<'chooseItemToDrain'>): Stage {
  telling.tell({ type: 'itemDrained', card, hero });
  return 'option';
}

function drainable(state: State): readonly CommandOf<'chooseItemToDrain'>[] {
  return fighters(state).flatMap((hero) =>
    heroOf(state, hero).items.map((card) => ({ type: 'chooseItemToDrain', hero, card }) as const),
  );
}
