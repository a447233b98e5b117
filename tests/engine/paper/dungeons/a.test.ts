// Cellars of the Lantern Inn: lairs in D2, E5, A6, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('a', {
  lairs: [
    ['D2', 'mimic'],
    ['E5', 'basilisk'],
    ['A6', 'watcher'],
  ],
  walls: 'A2-B2 B1-B2 B4-C4 B5-C5 E4-E5 E4-F4',
  lights: {
    ember: [25, 54, 64],
    candle: [27, 59, 70],
    torch: [30, 64, 77],
    lantern: [33, 69, 84],
    beacon: [38, 77, 94],
  },
});
