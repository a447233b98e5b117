// Bear Traps: both options take agility, 6 after 3 time to Disarm Them or 11 at once to Run Through.
import { describePeril } from './describePeril';

describePeril('bear-traps', [
  { hero: 'rogue', enough: [1, 1, 2, 2], short: [1, 1, 1, 2], open: { damage: 3, time: 2 } },
  { hero: 'rogue', enough: [2, 3, 3, 3], short: [2, 2, 3, 3], open: { damage: 4, time: 3 } },
]);
