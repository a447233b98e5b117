// Many-Eyed Watcher, round 3: 17/21/25 strength, the Wizard twice; lives in dungeons A, B, J.
import { describeBoss } from './describeBoss';

describeBoss('watcher', {
  turn: 8,
  dungeon: 'a',
  weakTo: 'wizard',
  tiers: [
    [17, 5, 5],
    [21, 7, 4],
    [25, 9, 2],
  ],
  flight: -5,
  reward: 'a level',
  disperses: [],
});
