// Rising Star. The levels of all heroes together.
import type { Sheet } from '../../../../src/engine/paper';
import { levels } from '../parties';
import { describeObjective } from './describeObjective';

describeObjective('rising-star', {
  tiers: [12, 16, 20],
  colours: ['white', 'black', 'white', 'black'],
  sheet: (count) => ({ ...totalling(count) }),
});

/** From level 1, one hero after the other up to level 6. */
function totalling(sum: number): Partial<Sheet> {
  const raised = sum - 4;
  const level = (at: number): number => 1 + Math.max(0, Math.min(5, raised - 5 * at));
  return levels(level(0), level(1), level(2), level(3));
}
