// Gem Fever. All marks on the gem track, from the dungeon or not.
import { describeObjective } from './describeObjective';

describeObjective('gem-fever', {
  tiers: [2, 5, 7],
  colours: ['black', 'white', 'white', 'black'],
  sheet: (count) => ({ gems: count, taken: ['gem-a'] }),
});
