import { shown } from '../../kernel';
import { reject } from '../rejections';
import { hurt } from '../rules/damage';
import { findHero, isDying } from '../rules/party';
import type { Hero, Stage, State } from '../state';
import type { Telling } from '../telling';
import { type Acts, ask } from './phase';

const STAIRS = { amount: 1, cause: 'stairs' } as const;

/** R1: a hero the party chooses. Of four, two different ones. */
export const stairsDamage: Acts = {
  assignStairsDamage: {
    whyIllegal(state, { hero }) {
      if (findHero(state, hero) === undefined) return reject('noSuchHero', { hero: shown(hero) });
      return hero === state.stairsStruck ? reject('alreadyStruck', { hero }) : null;
    },
    list: (state) => struckable(state).map(({ id }) => ({ type: 'assignStairsDamage', hero: id })),
    carryOut(telling, { hero }) {
      const { next } = telling.state;
      hurt(telling, hero, STAIRS);
      return next;
    },
  },
};

/** R5: a Healing potion, or the end. Drinking is a command of every phase. */
export const dying: Acts = {
  finish: {
    whyIllegal: () => null,
    list: () => [{ type: 'finish' }],
    carryOut(telling) {
      fall(telling);
      return null;
    },
  },
};

/** True where the party has to decide something before `next` can go on, or where the game is over. */
export function isInterrupted(telling: Telling, next: Stage): boolean {
  if (dyingHero(telling.state) !== undefined) {
    if (telling.state.potions === 0) fall(telling);
    else ask(telling, 'dying', next);
    return true;
  }
  if (telling.state.stairsDue === 0) return false;
  const [only, ...others] = struckable(telling.state);
  if (only === undefined || others.length > 0) {
    ask(telling, 'stairsDamage', next);
    return true;
  }
  hurt(telling, only.id, STAIRS);
  return isInterrupted(telling, next);
}

export function dyingHero(state: State): Hero | undefined {
  for (const hero of state.heroes) if (isDying(state, hero)) return hero;
  return undefined;
}

function struckable({ heroes, stairsStruck }: State): readonly Hero[] {
  return heroes.filter(({ id }) => id !== stairsStruck);
}

function fall(telling: Telling): void {
  const hero = dyingHero(telling.state);
  if (hero !== undefined) telling.tell({ type: 'heroFell', hero: hero.id });
  telling.tell({ type: 'gameLost' });
}
