// Hunter of the Middle Depths. Monsters of level 4.
import { describeObjective } from './describeObjective';

const FOURS = ['ghost-4', 'goblin-4', 'orc-4', 'zombie-4'] as const;

describeObjective('hunter-of-the-middle-depths', {
  tiers: [2, 3, 4],
  colours: ['black', 'white', 'white', 'black'],
  sheet: (count) => ({ beaten: [...FOURS.slice(0, count), 'orc-3', 'orc-5'] }),
});
