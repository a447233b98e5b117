// The Library of Bones: lairs in B2, A4, A6, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('h', {
  lairs: [
    ['B2', 'mimic'],
    ['A4', 'basilisk'],
    ['A6', 'lich'],
  ],
  walls: 'C7-D7 D6-D7 A3-B3 B3-B4 E1-E2 E1-F1',
  lights: {
    ember: [30, 60, 60],
    candle: [33, 65, 71],
    torch: [35, 68, 78],
    lantern: [37, 72, 85],
    beacon: [40, 76, 94],
  },
});
