// Straight Shafts. Columns in which at least four rooms were entered.
import { COLUMNS } from '../../../../src/engine/paper';
import { describeObjective } from './describeObjective';

const ROWS = [1, 3, 4, 6] as const;

describeObjective('straight-shafts', {
  tiers: [4, 5, 6],
  colours: ['black', 'white', 'white', 'black'],
  sheet: (count) => ({
    path: [...COLUMNS.slice(0, count).flatMap((column) => ROWS.map((row) => `${column}${row}` as const)), 'F5', 'F6', 'F7'],
  }),
});
