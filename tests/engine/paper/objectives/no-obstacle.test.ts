// No Obstacle. Different traps, walls and rivers, however often they were passed.
import { describeObjective } from './describeObjective';

const TRAPS = ['E1', 'F2', 'A3', 'D3', 'F4', 'B3', 'C2', 'B5', 'E1'] as const;
/** The river between A1 and A2 and the wall between B1 and B2, to and fro. */
const CROSSINGS = ['A1', 'A2', 'A1', 'B1', 'B2', 'B1'] as const;

describeObjective('no-obstacle', {
  tiers: [4, 7, 10],
  colours: ['white', 'white', 'black', 'black'],
  sheet: (count) => ({ path: [...TRAPS.slice(0, count - 2), 'E3', ...CROSSINGS] }),
});
