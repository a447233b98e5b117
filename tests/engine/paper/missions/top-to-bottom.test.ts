// Top to Bottom. All rooms of a column.
import { describeMission } from './describeMission';

describeMission('top-to-bottom', {
  enough: [{ path: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] }, { path: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'] }],
  short: [{ path: ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'C7'] }],
});
