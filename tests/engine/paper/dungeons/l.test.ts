// The Hall under the Mountain: lairs in E3, D4, C7, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('l', {
  lairs: [
    ['E3', 'ghoul-king'],
    ['D4', 'chimera'],
    ['C7', 'dragon'],
  ],
  walls: 'D3-D4 E3-E4 A4-B4 A5-B5 B1-B2 B2-C2',
  lights: {
    ember: [27, 66, 69],
    candle: [28, 69, 76],
    torch: [30, 73, 86],
    lantern: [31, 76, 93],
    beacon: [32, 79, 101],
  },
});
