// Round the Walls. The 22 outer rooms.
import { describeObjective } from './describeObjective';

/** The corners are among the first ten, so that no other room makes up for one that is not counted. */
const EDGE = [
  ...(['A1', 'F1', 'A7', 'F7', 'B1', 'E1', 'A2', 'F2', 'A6', 'F6'] as const),
  ...(['B7', 'E7', 'C1', 'D1', 'C7', 'D7', 'A3', 'F3', 'A4', 'F4', 'A5', 'F5'] as const),
];

describeObjective('round-the-walls', {
  tiers: [10, 13, 16],
  colours: ['black', 'black', 'white', 'white'],
  sheet: (count) => ({ path: [...EDGE.slice(0, count), 'C3', 'D4', 'B6', 'E2'] }),
});
