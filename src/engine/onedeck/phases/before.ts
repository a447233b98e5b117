import { required, shown } from '../../kernel';
import type { CommandOf } from '../commands';
import { FOES, type FoeSpecial } from '../content/foes';
import { CARDS, type HeroId } from '../ids';
import { notNow } from '../notNow';
import { reject } from '../rejections';
import { hurt } from '../rules/damage';
import { encounterOf, fighters } from '../rules/encounter';
import { findHero, heroOf } from '../rules/party';
import { spendTime } from '../rules/time';
import type { Stage, State } from '../state';
import type { Telling } from '../telling';
import { type Acts, ask, whyNotFighting } from './phase';

const FROST_TIME = 3;
const FLAMES = { amount: 1, cause: 'flames' } as const;

/** Flames and Drain, where somebody has to say on whom. */
export const before: Acts = {
  assignDamage: {
    whyIllegal(state, { hero }) {
      if (specialOf(state) !== 'flames') return notNow(state, 'assignDamage');
      return whyNotFighting({ heroes: fighters(state) }, hero);
    },
    list: (state) =>
      specialOf(state) === 'flames' ? fighters(state).map((hero) => ({ type: 'assignDamage', hero }) as const) : [],
    carryOut: (telling, { hero }) => burn(telling, hero),
  },
  chooseItemToDrain: {
    whyIllegal(state, { hero, card }) {
      if (specialOf(state) !== 'drain') return notNow(state, 'chooseItemToDrain');
      const why = whyNotFighting({ heroes: fighters(state) }, hero);
      if (why !== null) return why;
      return findHero(state, hero)?.items.includes(card) ? null : reject('noSuchItem', { hero, card: shown(card) });
    },
    list: (state) => (specialOf(state) === 'drain' ? drainable(state) : []),
    carryOut: drain,
  },
};

/** The foe acts before the heroes do. Flames before feats: a Warrior who is hurt stores a die in time. */
export function beginEncounter(telling: Telling): Stage | null {
  const special = specialOf(telling.state);
  if (special === 'frost') spendTime(telling, FROST_TIME);
  if (special === 'flames') return beginFlames(telling);
  return special === 'drain' ? beginDrain(telling) : 'option';
}

function beginFlames(telling: Telling): Stage | null {
  const [only, ...others] = fighters(telling.state);
  return only !== undefined && others.length === 0 ? burn(telling, only) : ask(telling, 'before');
}

/** R10: with no item nothing happens, and a single one leaves no choice. */
function beginDrain(telling: Telling): Stage | null {
  const [only, ...others] = drainable(telling.state);
  if (only === undefined) return 'option';
  return others.length === 0 ? drain(telling, only) : ask(telling, 'before');
}

function burn(telling: Telling, hero: HeroId): Stage {
  hurt(telling, hero, FLAMES);
  return 'option';
}

function drain(telling: Telling, { hero, card }: CommandOf<'chooseItemToDrain'>): Stage {
  telling.tell({ type: 'itemDrained', card, hero });
  return 'option';
}

function drainable(state: State): readonly CommandOf<'chooseItemToDrain'>[] {
  return fighters(state).flatMap((hero) =>
    heroOf(state, hero).items.map((card) => ({ type: 'chooseItemToDrain', hero, card }) as const),
  );
}

function specialOf(state: State): FoeSpecial | null {
  const facts = CARDS[required(encounterOf(state).card, 'card')];
  return facts.kind === 'combat' ? FOES[facts.name].special : null;
}
