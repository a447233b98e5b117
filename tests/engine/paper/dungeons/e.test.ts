// Halls of the Scarab: lairs in B2, E5, C7, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('e', {
  lairs: [
    ['B2', 'weaver'],
    ['E5', 'basilisk'],
    ['C7', 'mummy'],
  ],
  walls: 'A5-B5 B5-B6 C2-D2 D2-D3 D6-D7 E6-E7',
  lights: {
    ember: [30, 61, 72],
    candle: [32, 66, 80],
    torch: [34, 71, 89],
    lantern: [35, 75, 96],
    beacon: [37, 79, 105],
  },
});
