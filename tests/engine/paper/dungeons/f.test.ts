// The Sealed Tomb: lairs in E3, D4, A6, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('f', {
  lairs: [
    ['E3', 'ghoul-king'],
    ['D4', 'sphinx'],
    ['A6', 'mummy'],
  ],
  walls: 'A4-A5 B4-B5 D3-E3 E3-E4 C5-C6 C5-D5',
  lights: {
    ember: [28, 63, 73],
    candle: [30, 68, 81],
    torch: [32, 73, 88],
    lantern: [35, 78, 97],
    beacon: [37, 82, 104],
  },
});
