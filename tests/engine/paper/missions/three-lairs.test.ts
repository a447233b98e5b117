// Three Lairs. The rooms of all three bosses of the dungeon, in any round.
import { describeMission } from './describeMission';

describeMission('three-lairs', {
  enough: [{ path: ['D2', 'E5', 'A6'] }],
  short: [{ path: ['D2', 'E5', 'A5', 'B2', 'D4', 'E7'] }],
});
