import { ABILITIES, type AbilityId } from '../../../../engine/onedeck';
import { idOf } from '../targets';
import { type Lines, unmoved } from './line';

export const ENCOUNTER_LINES = {
  fightsSet: unmoved,
  encounterBegun: unmoved,
  optionChosen: unmoved,
  boxesSet: () => ({ after: { motion: 'boxesSet' } }),
  featUsed: ({ hero, feat }) => ({
    before: { motion: 'skillUsed', hero, ability: idOf({ kind: 'ability', hero, ability: feat }) },
  }),
  // A hero who is alone is given hers without a choice, and throws it at once.
  bonusDieGiven: (_, { run, shown }) =>
    shown.heroes.length === 1 ? {} : { before: { motion: 'bonusDieGiven', heroes: run.map(({ hero }) => hero) } },
  rollOrderChosen: unmoved,
  skillUsed: ({ hero, skill }) =>
    isPaidInDice(skill)
      ? {}
      : { before: { motion: 'skillUsed', hero, ability: idOf({ kind: 'ability', hero, ability: skill }) } },
  effectBegun: unmoved,
  diceChosen: unmoved,
  symbolsPrevented: ({ damage, time }) => ({ before: { motion: 'symbolsPrevented', damage, time } }),
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
