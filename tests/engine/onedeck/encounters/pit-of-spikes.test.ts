// Pit of Spikes: to Climb Around takes 3 time and strength 8, to Jump Over nothing and agility 14.
import { describePeril } from './describePeril';

describePeril('pit-of-spikes', [
  { hero: 'warrior', enough: [1, 2, 2, 3], short: [1, 2, 2, 2], open: { damage: 3, time: 3 } },
  { hero: 'rogue', enough: [3, 3, 4, 4], short: [3, 3, 3, 4], open: { damage: 4, time: 3 } },
]);
