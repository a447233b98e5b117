// Chimera, round 2: 14/18/22 strength, the Rogue twice; lives in dungeons B, I, L.
import { describeBoss } from './describeBoss';

describeBoss('chimera', {
  turn: 6,
  dungeon: 'b',
  weakTo: 'rogue',
  tiers: [
    [14, 3, 4],
    [18, 5, 3],
    [22, 7, 2],
  ],
  flight: -4,
  reward: 'an item box',
  disperses: ['gem-g', 'gem-h'],
});
