// Boulder: Slow Time takes 3 time and magic 11, Run Past It nothing and agility 14.
import { describePeril } from './describePeril';

describePeril('boulder', [
  { hero: 'mage', enough: [2, 3, 3, 3], short: [2, 2, 3, 3], open: { damage: 4, time: 3 } },
  { hero: 'rogue', enough: [3, 3, 4, 4], short: [3, 3, 3, 4], open: { damage: 5, time: 2 } },
]);
