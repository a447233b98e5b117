import { CARDS, type EncounterName, type HeroId, levelInReach, type State } from '../../../../engine/onedeck';
import { facedCard, isPair } from '../words/names';
import type { EncounterView } from './encounterView';

/** The picture in the middle of the table. */
export type Middle =
  | { readonly kind: 'doors' }
  | { readonly kind: 'stairs' }
  | { readonly kind: 'descend' }
  | { readonly kind: 'foe'; readonly name: EncounterName }
  | { readonly kind: 'loot'; readonly name: EncounterName }
  | { readonly kind: 'boss'; readonly name: NonNullable<EncounterView['boss']> }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'won'; readonly name: HeroId }
  | { readonly kind: 'lost'; readonly name: HeroId };

export function middleView(state: State, encounter: EncounterView | null): Middle {
  const { phase, result, heroes } = state;
  const card = facedCard(state);
  const [hero] = heroes;
  if (phase === 'over' && hero !== undefined) return { kind: result === 'victory' ? 'won' : 'lost', name: hero.id };
  // Two foes have a picture each, and nothing stands in the middle.
  if (phase === 'split' || isPair(state)) return { kind: 'doors' };
  // Before the level is paid for, the next level is shown; afterwards the new one.
  if (phase === 'level') return { kind: 'level', level: levelInReach(state) };
  // The boss is shown as soon as the first round begins, before its boxes and dice come.
  if (encounter === null) return { kind: phase === 'descend' ? wayDown(state) : 'doors' };
  if (encounter.boss !== null) return { kind: 'boss', name: encounter.boss };
  if (phase === 'loot' && card !== null) return { kind: 'loot', name: CARDS[card].name };
  return encounter.card === null ? { kind: 'doors' } : { kind: 'foe', name: encounter.card };
}

/** The next floor is shown once its deck is there. */
const wayDown = ({ arrived, deck }: State) => (arrived ? (deck.length > 0 ? 'doors' : 'descend') : 'stairs');
