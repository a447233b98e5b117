import { type Lines, unmoved } from './line';

export const BOSS_LINES = {
  bossMet: () => ({ before: { motion: 'descended' } }),
  bossRoundBegun: unmoved,
  bossHealed: ({ amount }) => ({ before: { motion: 'bossHealed', amount } }),
  bossStruck: ({ amount }) => ({ before: { motion: 'bossStruck', amount } }),
  bossFightEnded: unmoved,
  gameWon: () => ({ before: { motion: 'bossFell' }, after: { motion: 'gameWon' } }),
  gameLost: () => ({ before: { motion: 'lanternDied' }, after: { motion: 'gameLost' } }),
} satisfies Partial<Lines>;
