// Four Sparks. Four gems, from the dungeon or not.
import { describeMission } from './describeMission';

describeMission('four-sparks', {
  enough: [{ gems: 4, taken: ['gem-a'] }],
  short: [{ gems: 3, taken: ['gem-a', 'gem-b', 'gem-c'] }],
});
