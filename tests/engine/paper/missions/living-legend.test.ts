// Living Legend. A hero at level 6.
import { levels } from '../parties';
import { describeMission } from './describeMission';

describeMission('living-legend', {
  enough: [levels(6, 1, 1, 1), levels(1, 1, 1, 6)],
  short: [levels(5, 5, 5, 5)],
});
