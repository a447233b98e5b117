// Ruins by the Highroad: lairs in B2, E5, A6, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('j', {
  lairs: [
    ['B2', 'minotaur'],
    ['E5', 'vampire'],
    ['A6', 'watcher'],
  ],
  walls: 'C4-D4 D3-D4 C1-C2 C1-D1 B6-C6 C6-C7',
  lights: {
    ember: [28, 59, 69],
    candle: [29, 65, 77],
    torch: [31, 70, 84],
    lantern: [33, 75, 92],
    beacon: [35, 83, 102],
  },
});
