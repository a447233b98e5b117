// Ghoul King, round 1: 9/13/17 strength, the Cleric twice; lives in dungeons F, G, L.
import { describeBoss } from './describeBoss';

describeBoss('ghoul-king', {
  turn: 3,
  dungeon: 'f',
  weakTo: 'cleric',
  tiers: [
    [9, 2, 3],
    [13, 4, 3],
    [17, 5, 2],
  ],
  flight: -3,
  reward: 'two potions',
  disperses: ['gem-a', 'gem-e'],
});
