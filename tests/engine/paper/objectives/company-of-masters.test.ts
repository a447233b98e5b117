// Company of Masters. Heroes at level 5 or above.
import { levels } from '../parties';
import { describeObjective } from './describeObjective';

describeObjective('company-of-masters', {
  tiers: [2, 3, 4],
  colours: ['white', 'white', 'black', 'black'],
  sheet: (count) => ({ ...levels(count > 0 ? 5 : 4, count > 1 ? 6 : 4, count > 2 ? 5 : 4, count > 3 ? 6 : 4) }),
});
