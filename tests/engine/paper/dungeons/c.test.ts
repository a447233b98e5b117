// Crypt under the Belfry: lairs in E3, A4, C7, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('c', {
  lairs: [
    ['E3', 'weaver'],
    ['A4', 'vampire'],
    ['C7', 'dragon'],
  ],
  walls: 'A4-B4 B3-B4 E3-E4 F3-F4 C6-C7 C6-D6',
  lights: {
    ember: [23, 53, 65],
    candle: [25, 58, 72],
    torch: [28, 64, 80],
    lantern: [30, 68, 86],
    beacon: [33, 77, 97],
  },
});
