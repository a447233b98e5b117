// Elder Dragon, round 3: 18/22/26 strength, the Warrior twice; lives in dungeons C, G, L.
import { describeBoss } from './describeBoss';

describeBoss('dragon', {
  turn: 8,
  dungeon: 'c',
  weakTo: 'warrior',
  tiers: [
    [18, 5, 6],
    [22, 8, 5],
    [26, 11, 3],
  ],
  flight: -6,
  reward: 'an item box',
  disperses: [],
});
