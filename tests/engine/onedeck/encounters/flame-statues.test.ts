// Flame Statues: to Disenchant takes 3 time and magic 8, to Dodge Them nothing and agility 14.
import { describePeril } from './describePeril';

describePeril('flame-statues', [
  { hero: 'mage', enough: [1, 2, 2, 3], short: [1, 2, 2, 2], open: { damage: 3, time: 4 } },
  { hero: 'rogue', enough: [3, 3, 4, 4], short: [3, 3, 3, 4], open: { damage: 4, time: 2 } },
]);
