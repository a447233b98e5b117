// Spiked Log: to Clobber Logs takes 2 time and strength 8, to Dodge Logs nothing and agility 14.
import { describePeril } from './describePeril';

describePeril('spiked-log', [
  { hero: 'warrior', enough: [1, 2, 2, 3], short: [1, 2, 2, 2], open: { damage: 4, time: 2 } },
  { hero: 'rogue', enough: [3, 3, 4, 4], short: [3, 3, 3, 4], open: { damage: 4, time: 3 } },
]);
