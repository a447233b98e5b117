// Minotaur, round 1: 10/14/17 strength, the Warrior twice; lives in dungeons B, J, K.
import { describeBoss } from './describeBoss';

describeBoss('minotaur', {
  turn: 3,
  dungeon: 'b',
  weakTo: 'warrior',
  tiers: [
    [10, 2, 4],
    [14, 4, 3],
    [17, 6, 1],
  ],
  flight: -3,
  reward: 'a level',
  disperses: ['gem-b', 'gem-d'],
});
