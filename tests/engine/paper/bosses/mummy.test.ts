// Mummy of Hamnapta, round 3: 17/21/24 strength, the Rogue twice; lives in dungeons E, F, K.
import { describeBoss } from './describeBoss';

describeBoss('mummy', {
  turn: 8,
  dungeon: 'e',
  weakTo: 'rogue',
  tiers: [
    [17, 5, 5],
    [21, 7, 3],
    [24, 9, 2],
  ],
  flight: -5,
  reward: 'a level',
  disperses: [],
});
