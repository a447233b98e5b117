import { type LinesOf, unmoved } from './line';

export const BOSS_LINES: LinesOf<
  'bossMet' | 'bossRoundBegun' | 'bossHealed' | 'bossStruck' | 'bossFightEnded' | 'gameWon' | 'gameLost'
> = {
  bossMet: unmoved,
  bossRoundBegun: unmoved,
  bossHealed: unmoved,
  bossStruck: unmoved,
  bossFightEnded: unmoved,
  gameWon: () => ({ after: { motion: 'gameWon' } }),
  gameLost: () => ({ after: { motion: 'gameLost' } }),
};
