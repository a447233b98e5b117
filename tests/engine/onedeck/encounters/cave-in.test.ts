// Cave-in: to Dismantle It takes 2 time and strength 6, to Climb Over It nothing and agility 11.
import { describePeril } from './describePeril';

describePeril('cave-in', [
  { hero: 'warrior', enough: [1, 1, 2, 2], short: [1, 1, 1, 2], open: { damage: 2, time: 4 } },
  { hero: 'rogue', enough: [2, 3, 3, 3], short: [2, 2, 3, 3], open: { damage: 3, time: 3 } },
]);
