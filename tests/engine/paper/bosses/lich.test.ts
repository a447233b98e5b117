// Lich, round 3: 16/21/26 strength, the Cleric twice; lives in dungeons D, H, I.
import { describeBoss } from './describeBoss';

describeBoss('lich', {
  turn: 8,
  dungeon: 'd',
  weakTo: 'cleric',
  tiers: [
    [16, 3, 6],
    [21, 7, 4],
    [26, 10, 2],
  ],
  flight: -6,
  reward: 'an item box',
  disperses: [],
});
