// The Drowned Abbey: lairs in D2, A4, A6, and six walls.
import { describeDungeon } from './describeDungeon';

describeDungeon('k', {
  lairs: [
    ['D2', 'minotaur'],
    ['A4', 'vampire'],
    ['A6', 'mummy'],
  ],
  walls: 'A2-A3 B2-B3 E2-E3 E2-F2 B5-B6 B5-C5',
  lights: {
    ember: [26, 56, 67],
    candle: [28, 61, 73],
    torch: [31, 67, 81],
    lantern: [34, 73, 89],
    beacon: [38, 80, 99],
  },
});
