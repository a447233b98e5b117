// The Sunken Market: lairs in B2, D4, E7, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('b', {
  lairs: [
    ['B2', 'minotaur'],
    ['D4', 'chimera'],
    ['E7', 'watcher'],
  ],
  walls: 'B2-B3 B2-C2 D1-E1 E1-E2 D4-D5 D4-E4',
  lights: {
    ember: [27, 63, 73],
    candle: [29, 67, 81],
    torch: [30, 71, 88],
    lantern: [32, 75, 96],
    beacon: [35, 82, 109],
  },
});
