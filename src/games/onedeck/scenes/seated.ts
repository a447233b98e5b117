import type { SeatedDie, Shown } from '../table';

/** Returns the dice of a state with the places of their heroes. */
export const diceOf = (shown: Shown): readonly SeatedDie[] =>
  (shown.view.encounter?.pool ?? []).map((die) => seatedIn(shown, die));

export function seatedIn(
  { view }: Shown,
  { id, hero, color, value }: Omit<SeatedDie, 'hero'> & { readonly hero: string | null },
): SeatedDie {
  return {
    id,
    color,
    value,
    hero: Math.max(
      0,
      view.heroes.findIndex((one) => one.id === hero),
    ),
  };
}
