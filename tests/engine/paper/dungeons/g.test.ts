// The Outer Ward: lairs in D2, D4, C7, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('g', {
  lairs: [
    ['D2', 'ghoul-king'],
    ['D4', 'sphinx'],
    ['C7', 'dragon'],
  ],
  walls: 'E2-F2 E3-F3 C3-D3 D3-D4 C4-C5 D4-D5',
  lights: {
    ember: [28, 62, 68],
    candle: [29, 64, 76],
    torch: [30, 66, 83],
    lantern: [30, 68, 89],
    beacon: [32, 71, 98],
  },
});
