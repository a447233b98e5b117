// Force Wall: to Climb Around takes 3 time and agility 11, to Blast Through nothing and magic 14.
import { describePeril } from './describePeril';

describePeril('force-wall', [
  { hero: 'rogue', enough: [2, 3, 3, 3], short: [2, 2, 3, 3], open: { damage: 3, time: 5 } },
  { hero: 'mage', enough: [3, 3, 4, 4], short: [3, 3, 3, 4], open: { damage: 5, time: 3 } },
]);
