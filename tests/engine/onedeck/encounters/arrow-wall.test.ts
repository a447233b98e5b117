// Arrow Wall: a Magic Shield takes 1 time and magic 6, Rush Through nothing and agility 11; the first spares damage, the second time.
import { describePeril } from './describePeril';

describePeril('arrow-wall', [
  { hero: 'mage', enough: [1, 1, 2, 2], short: [1, 1, 1, 2], open: { damage: 3, time: 4 } },
  { hero: 'rogue', enough: [2, 3, 3, 3], short: [2, 2, 3, 3], open: { damage: 4, time: 3 } },
]);
