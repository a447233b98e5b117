// Far Corners. Two of the rooms A1, A7, F1 and F7.
import { describeMission } from './describeMission';

describeMission('far-corners', {
  enough: [{ path: ['A1', 'F7'] }, { path: ['F1', 'A7'] }],
  short: [{ path: ['A1', 'B1', 'A1', 'E7', 'F6'] }],
});
