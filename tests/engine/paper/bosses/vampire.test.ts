// Vampire, round 2: 14/18/23 strength, the Cleric twice; lives in dungeons C, J, K.
import { describeBoss } from './describeBoss';

describeBoss('vampire', {
  turn: 6,
  dungeon: 'c',
  weakTo: 'cleric',
  tiers: [
    [14, 3, 5],
    [18, 5, 4],
    [23, 8, 2],
  ],
  flight: -4,
  reward: 'two potions',
  disperses: ['gem-a', 'gem-f'],
});
