import { nameOf } from '../words';
import { type LinesOf, unmoved } from './line';

export const TURN_LINES: LinesOf<
  | 'phaseBegun'
  | 'turnStarted'
  | 'timeSpent'
  | 'stairsFound'
  | 'stairsTokenPlaced'
  | 'stairsStruck'
  | 'doorPlaced'
  | 'cardDiscarded'
  | 'doorOpened'
  | 'doorEntered'
  | 'doorFled'
  | 'turnEnded'
  | 'descended'
  | 'deckShuffled'
> = {
  phaseBegun: unmoved,
  turnStarted: unmoved,
  timeSpent: (_, { run, play }) => ({
    before: { motion: 'timeSpent', cards: run.map(({ card }) => nameOf(card)), passed: () => play('timePasses') },
  }),
  stairsFound: unmoved,
  stairsTokenPlaced: unmoved,
  stairsStruck: unmoved,
  doorPlaced: (_, { run }) => ({ before: { motion: 'doorPlaced', doors: run.map(({ door }) => door) } }),
  cardDiscarded: unmoved,
  doorOpened: (event, { faceOf }) => {
    const face = faceOf(event);
    return { before: face && { motion: 'doorOpened', door: event.door, face } };
  },
  doorEntered: unmoved,
  doorFled: unmoved,
  turnEnded: unmoved,
  descended: unmoved,
  deckShuffled: unmoved,
};
