import { required } from '../../kernel';
import type { HeroId } from '../ids';
import type { Die, Encounter, State } from '../state';

/** For whatever only happens in an encounter or boss round. */
export function encounterOf(state: State): Encounter {
  return required(state.encounter, 'encounter');
}

export function fighters(state: State): readonly HeroId[] {
  return encounterOf(state).heroes;
}

export function findDie(state: State, id: unknown): Die | undefined {
  for (const die of encounterOf(state).pool) if (die.id === id) return die;
  return undefined;
}

export function dieOf(state: State, id: unknown): Die {
  return required(findDie(state, id), 'die');
}
