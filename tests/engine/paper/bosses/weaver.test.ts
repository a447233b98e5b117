// Weaver Queen, round 1: 9/13/16 strength, the Wizard twice; lives in dungeons C, E, I.
import { describeBoss } from './describeBoss';

describeBoss('weaver', {
  turn: 3,
  dungeon: 'c',
  weakTo: 'wizard',
  tiers: [
    [9, 2, 3],
    [13, 3, 2],
    [16, 5, 1],
  ],
  flight: -2,
  reward: 'two potions',
  disperses: ['gem-c', 'gem-e'],
});
