import { CARDS, type EncounterName, type HeroId, type State, xpNeeded, xpOf } from '../../engine/onedeck';
import { facedCard } from '../words/names';
import type { EncounterView } from './encounterView';

/** What is to be seen in the middle of the table. */
export type Middle =
  | { readonly kind: 'doors' }
  | { readonly kind: 'stairs' }
  | { readonly kind: 'foe'; readonly name: EncounterName }
  | { readonly kind: 'loot'; readonly name: EncounterName }
  | { readonly kind: 'boss'; readonly name: NonNullable<EncounterView['boss']> }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'won'; readonly name: HeroId }
  | { readonly kind: 'lost'; readonly name: HeroId };

export function middleView(state: State, encounter: EncounterView | null): Middle {
  const { phase, result, heroes, level, arrived } = state;
  const card = facedCard(state);
  const [hero] = heroes;
  if (phase === 'over' && hero !== undefined) return { kind: result === 'victory' ? 'won' : 'lost', name: hero.id };
  // What is offered; once it is paid for, what was reached.
  if (phase === 'level') return { kind: 'level', level: xpOf(state.xp) >= xpNeeded(state) ? level + 1 : level };
  // The boss stands there as soon as the first round begins, before its boxes and dice come.
  // On the floor below, the stairs lie behind the party.
  if (encounter === null) return { kind: phase === 'descend' && !arrived ? 'stairs' : 'doors' };
  if (encounter.boss !== null) return { kind: 'boss', name: encounter.boss };
  if (phase === 'loot' && card !== null) return { kind: 'loot', name: CARDS[card].name };
  return encounter.card === null ? { kind: 'doors' } : { kind: 'foe', name: encounter.card };
}
