// Gilded Mimic, round 1: 9/13/17 strength, the Rogue twice; lives in dungeons A, D, H.
import { describeBoss } from './describeBoss';

describeBoss('mimic', {
  turn: 3,
  dungeon: 'a',
  weakTo: 'rogue',
  tiers: [
    [9, 2, 3],
    [13, 3, 2],
    [17, 5, 1],
  ],
  flight: -2,
  reward: 'an item box',
  disperses: ['gem-c', 'gem-d'],
});
