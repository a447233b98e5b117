// No One Left Behind. All four heroes at level 3 or above.
import { levels } from '../parties';
import { describeMission } from './describeMission';

describeMission('no-one-behind', {
  enough: [levels(3, 3, 3, 3), levels(3, 6, 5, 4)],
  short: [levels(2, 6, 6, 6), levels(6, 6, 6, 2)],
});
