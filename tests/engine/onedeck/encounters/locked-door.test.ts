// Locked Door (example on p. 13): to Pick the Lock takes 1 time and agility 8, to Bash It Open nothing and strength 11.
import { describePeril } from './describePeril';

describePeril('locked-door', [
  { hero: 'rogue', enough: [1, 2, 2, 3], short: [1, 2, 2, 2], open: { damage: 2, time: 5 } },
  { hero: 'warrior', enough: [2, 3, 3, 3], short: [2, 2, 3, 3], open: { damage: 3, time: 3 } },
]);
