import { type LinesOf, unmoved } from './line';

export const BOSS_LINES: LinesOf<
  'bossMet' | 'bossRoundBegun' | 'bossHealed' | 'bossStruck' | 'bossFightEnded' | 'gameWon' | 'gameLost'
> = {
  bossMet: unmoved,
  bossRoundBegun: unmoved,
  bossHealed: unmoved,
  bossStruck: () => ({ before: { motion: 'bossStruck' } }),
  bossFightEnded: unmoved,
  gameWon: () => ({ before: { motion: 'bossFell' }, after: { motion: 'gameWon' } }),
  gameLost: () => ({ after: { motion: 'gameLost' } }),
};
