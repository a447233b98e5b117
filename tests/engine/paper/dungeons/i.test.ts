// The Black Spire: lairs in E3, A4, E7, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('i', {
  lairs: [
    ['E3', 'weaver'],
    ['A4', 'chimera'],
    ['E7', 'lich'],
  ],
  walls: 'B6-C6 C5-C6 B3-C3 C2-C3 D4-E4 E4-E5',
  lights: {
    ember: [27, 60, 70],
    candle: [30, 66, 79],
    torch: [32, 71, 87],
    lantern: [34, 75, 93],
    beacon: [37, 81, 103],
  },
});
