import { nameOf } from '../words';
import { type Lines, unmoved } from './line';

export const TURN_LINES = {
  phaseBegun: unmoved,
  turnStarted: unmoved,
  timeSpent: (_, { run, play }) => ({
    before: { motion: 'timeSpent', cards: run.map(({ card }) => nameOf(card)), passed: () => play('timePasses') },
  }),
  stairsFound: () => ({ after: { motion: 'stairsFound' } }),
  stairsTokenPlaced: () => ({ before: { motion: 'stairsToken' } }),
  stairsStruck: unmoved,
  doorPlaced: (_, { run }) => ({ before: { motion: 'doorPlaced', doors: run.map(({ door }) => door) } }),
  cardDiscarded: ({ card }) => ({ before: { motion: 'timeSpent', cards: [nameOf(card)], passed: () => undefined } }),
  doorOpened: (event, { faceOf }) => {
    const face = faceOf(event);
    return {
      before: face && { motion: 'doorOpened', door: event.door, face },
      after: { motion: 'doorEntered', door: event.door },
    };
  },
  doorEntered: ({ door }) => ({ before: { motion: 'doorEntered', door } }),
  doorFled: ({ door }) => ({ after: { motion: 'doorFled', door } }),
  turnEnded: unmoved,
  descended: () => ({ before: { motion: 'descended' }, after: { motion: 'stairsTaken' } }),
  deckShuffled: ({ cards }) => ({ before: { motion: 'deckShuffled', cards }, after: { motion: 'floorReached' } }),
} satisfies Partial<Lines>;
