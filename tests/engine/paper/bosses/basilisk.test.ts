// Basilisk, round 2: 13/17/21 strength, the Warrior twice; lives in dungeons A, E, H.
import { describeBoss } from './describeBoss';

describeBoss('basilisk', {
  turn: 6,
  dungeon: 'a',
  weakTo: 'warrior',
  tiers: [
    [13, 3, 4],
    [17, 5, 3],
    [21, 6, 2],
  ],
  flight: -4,
  reward: 'a level',
  disperses: ['gem-b', 'gem-f'],
});
