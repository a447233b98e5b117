// Cartographer. Rooms that were entered, each once. The book: 27 rooms are 4 points.
import { ROOM_IDS } from '../../../../src/engine/paper';
import { describeObjective } from './describeObjective';

describeObjective('cartographer', {
  tiers: [20, 25, 30],
  colours: ['black', 'white', 'black', 'white'],
  sheet: (count) => ({ path: [...ROOM_IDS.slice(0, count), ...ROOM_IDS.slice(0, 3)] }),
});
