// Seasoned Party. Three heroes at level 4 or above.
import { levels } from '../parties';
import { describeMission } from './describeMission';

describeMission('seasoned-party', {
  enough: [levels(4, 4, 5, 1), levels(1, 6, 4, 4)],
  short: [levels(4, 6, 3, 3)],
});
