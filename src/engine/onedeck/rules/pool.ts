import type { HeroId } from '../ids';
import type { Die, State } from '../state';

export const NOBODY: readonly HeroId[] = [];
const NO_DICE: readonly Die[] = [];

/** The heroes of the encounter. */
export function fighters({ encounter }: State): readonly HeroId[] {
  return encounter?.heroes ?? NOBODY;
}

export function poolOf({ encounter }: State): readonly Die[] {
  return encounter?.pool ?? NO_DICE;
}

export function findDie(state: State, id: unknown): Die | undefined {
  for (const die of poolOf(state)) if (die.id === id) return die;
  return undefined;
}
