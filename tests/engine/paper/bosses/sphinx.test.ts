// Sphinx, round 2: 13/17/22 strength, the Wizard twice; lives in dungeons D, F, G.
import { describeBoss } from './describeBoss';

describeBoss('sphinx', {
  turn: 6,
  dungeon: 'd',
  weakTo: 'wizard',
  tiers: [
    [13, 2, 3],
    [17, 5, 2],
    [22, 7, 1],
  ],
  flight: -3,
  reward: 'an item box',
  disperses: ['gem-b', 'gem-h'],
});
