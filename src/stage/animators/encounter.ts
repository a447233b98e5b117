import { ABILITIES, type AbilityId } from '../../engine/onedeck';
import { abilityPress } from '../pressIds';
import { type Lines, unmoved } from './line';

export const ENCOUNTER_LINES = {
  fightsSet: unmoved,
  encounterBegun: unmoved,
  optionChosen: unmoved,
  boxesSet: () => ({ after: { motion: 'boxesSet' } }),
  featUsed: ({ hero, feat }) => ({ before: { motion: 'skillUsed', hero, ability: abilityPress(hero, feat) } }),
  bonusDieGiven: unmoved,
  rollOrderChosen: unmoved,
  skillUsed: ({ hero, skill }) =>
    isPaidInDice(skill) ? {} : { before: { motion: 'skillUsed', hero, ability: abilityPress(hero, skill) } },
  effectBegun: unmoved,
  diceChosen: unmoved,
  symbolsPrevented: unmoved,
  preventionSpent: unmoved,
  boxCovered: ({ box, dice }) => ({ before: { motion: 'boxCovered', box, dice } }),
  wardBroken: ({ box, dice }) => ({ before: { motion: 'wardBroken', box, dice } }),
  consequencesCounted: () => ({ before: { motion: 'consequencesCounted' } }),
  encounterEnded: () => ({ before: { motion: 'encounterEnded' } }),
} satisfies Partial<Lines>;

/** Then the card lights up when they come to it. */
function isPaidInDice(skill: AbilityId): boolean {
  const { pay } = ABILITIES[skill].cost;
  return pay === 'dice' || pay === 'mana';
}
