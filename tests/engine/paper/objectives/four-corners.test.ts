// Four Corners. A1, A7, F1 and F7.
import { describeObjective } from './describeObjective';

const CORNERS = ['F7', 'A1', 'A7', 'F1'] as const;

describeObjective('four-corners', {
  tiers: [1, 2, 3],
  colours: ['black', 'white', 'black', 'white'],
  sheet: (count) => ({ path: [...CORNERS.slice(0, count), 'B1', 'A6', 'E7', 'F2'] }),
});
