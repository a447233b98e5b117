// Warden of the Gates. Monsters of level 3.
import { describeObjective } from './describeObjective';

const THREES = ['ghost-3', 'goblin-3', 'orc-3', 'zombie-3'] as const;

describeObjective('warden-of-the-gates', {
  tiers: [2, 3, 4],
  colours: ['black', 'white', 'black', 'white'],
  sheet: (count) => ({ beaten: [...THREES.slice(0, count), 'orc-4', 'orc-5'] }),
});
