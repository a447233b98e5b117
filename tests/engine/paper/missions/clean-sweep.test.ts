// Wall to Wall. All rooms of a row.
import { describeMission } from './describeMission';

describeMission('clean-sweep', {
  enough: [{ path: ['A3', 'B3', 'C3', 'D3', 'E3', 'F3'] }, { path: ['A7', 'B7', 'C7', 'D7', 'E7', 'F7'] }],
  short: [{ path: ['B3', 'C3', 'D3', 'E3', 'F3', 'A4', 'A2'] }],
});
