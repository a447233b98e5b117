// Hunter of the Deep. Monsters of level 5.
import { describeObjective } from './describeObjective';

const FIVES = ['ghost-5', 'goblin-5', 'orc-5', 'zombie-5'] as const;

describeObjective('hunter-of-the-deep', {
  tiers: [2, 3, 4],
  colours: ['white', 'black', 'black', 'white'],
  sheet: (count) => ({ beaten: [...FIVES.slice(0, count), 'orc-3', 'orc-4'] }),
});
