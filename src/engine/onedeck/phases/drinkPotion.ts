import { type Rejection, shown } from '../../kernel';
import type { CommandOf } from '../commands';
import { POTION_IDS, type PotionId } from '../content/abilities';
import { carryOutOps } from '../effects';
import { reject } from '../rejections';
import { encounterOf, fighters } from '../rules/encounter';
import { findHero, isIdentified } from '../rules/party';
import { drink } from '../rules/potions';
import { isUsableIn, whyPointless } from '../rules/skills';
import type { State } from '../state';
import { dyingHero } from './interrupts';
import type { Act } from './phase';

const IN_POOL = ['clarity', 'heroism', 'mana'] as const;

/** Healing at any moment (R28), the others among the dice of an encounter. Invisibility is `skipEncounter`. */
export const drinkPotion: Act<'drinkPotion'> = {
  whyIllegal: whyNotDrunk,
  list(state) {
    if (state.potions === 0) return [];
    const drinks: CommandOf<'drinkPotion'>[] = [];
    for (const { id, damage } of state.heroes) {
      if (damage > 0) addIfLegal(drinks, state, { type: 'drinkPotion', hero: id, potion: 'healing' });
    }
    if (state.phase !== 'pool' || state.identified.length === 0) return drinks;
    for (const hero of fighters(state)) {
      for (const potion of IN_POOL) addIfLegal(drinks, state, { type: 'drinkPotion', hero, potion });
    }
    return drinks;
  },
  carryOut(telling, { hero, potion }) {
    const { phase, next, nextDie } = telling.state;
    drink(telling, hero, potion);
    if (potion !== 'healing') {
      carryOutOps(telling, { hero, skill: potion, way: 0, op: 0, since: nextDie });
      return 'pool';
    }
    return phase === 'dying' ? next : null;
  },
};

function addIfLegal(drinks: CommandOf<'drinkPotion'>[], state: State, command: CommandOf<'drinkPotion'>): void {
  if (whyNotDrunk(state, command) === null) drinks.push(command);
}

function whyNotDrunk(state: State, { hero: id, potion }: CommandOf<'drinkPotion'>): Rejection | null {
  if (!POTION_IDS.includes(potion)) return reject('potionUnknown', { potion: shown(potion) });
  const hero = findHero(state, id);
  if (hero === undefined) return reject('noSuchHero', { hero: shown(id) });
  if (state.potions === 0) return reject('noPotions');
  if (potion !== 'healing') return whyNotInPool(state, { hero: id, potion });
  if (hero.damage === 0) return reject('notHurt', { hero: id });
  return state.phase === 'dying' && dyingHero(state) !== hero ? reject('notTheDyingHero', { hero: id }) : null;
}

function whyNotInPool(state: State, { hero, potion }: Pick<CommandOf<'drinkPotion'>, 'hero'> & { readonly potion: PotionId }) {
  if (!isIdentified(state, potion)) return reject('potionUnknown', { potion });
  if (state.phase !== 'pool' || !isUsableIn(potion, encounterOf(state).kind)) return reject('potionNotNow', { potion });
  if (!fighters(state).includes(hero)) return reject('noSuchHero', { hero });
  return whyPointless(state, { hero, skill: potion, way: 0, spent: [] });
}
