// Two Champions. Two heroes at level 5 or above.
import { levels } from '../parties';
import { describeMission } from './describeMission';

describeMission('two-champions', {
  enough: [levels(5, 6, 1, 1), levels(1, 5, 1, 5)],
  short: [levels(6, 4, 4, 4)],
});
