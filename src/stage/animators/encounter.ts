import { type LinesOf, unmoved } from './line';

export const ENCOUNTER_LINES: LinesOf<
  | 'fightsSet'
  | 'encounterBegun'
  | 'optionChosen'
  | 'boxesSet'
  | 'featUsed'
  | 'bonusDieGiven'
  | 'rollOrderChosen'
  | 'skillUsed'
  | 'effectBegun'
  | 'diceChosen'
  | 'symbolsPrevented'
  | 'preventionSpent'
  | 'boxCovered'
  | 'wardBroken'
  | 'consequencesCounted'
  | 'encounterEnded'
> = {
  fightsSet: unmoved,
  encounterBegun: unmoved,
  optionChosen: unmoved,
  boxesSet: unmoved,
  featUsed: unmoved,
  bonusDieGiven: unmoved,
  rollOrderChosen: unmoved,
  skillUsed: unmoved,
  effectBegun: unmoved,
  diceChosen: unmoved,
  symbolsPrevented: unmoved,
  preventionSpent: unmoved,
  boxCovered: ({ box, dice }) => ({ before: { motion: 'boxCovered', box, dice } }),
  wardBroken: ({ box, dice }) => ({ before: { motion: 'boxCovered', box, dice } }),
  consequencesCounted: unmoved,
  encounterEnded: unmoved,
};
