// The Gate of Sand: lairs in D2, A4, E7, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('d', {
  lairs: [
    ['D2', 'mimic'],
    ['A4', 'sphinx'],
    ['E7', 'lich'],
  ],
  walls: 'B1-C1 C1-C2 D2-E2 E2-E3 D5-D6 D5-E5',
  lights: {
    ember: [26, 57, 63],
    candle: [27, 59, 71],
    torch: [27, 61, 78],
    lantern: [27, 63, 85],
    beacon: [28, 65, 93],
  },
});
