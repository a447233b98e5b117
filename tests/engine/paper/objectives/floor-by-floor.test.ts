// Floor by Floor. Rows of which all rooms were entered.
import { COLUMNS } from '../../../../src/engine/paper';
import { describeObjective } from './describeObjective';

const ROWS = [7, 2, 4] as const;

describeObjective('floor-by-floor', {
  tiers: [1, 2, 3],
  colours: ['white', 'black', 'black', 'white'],
  sheet: (count) => ({
    path: [
      ...ROWS.slice(0, count).flatMap((row) => COLUMNS.map((column) => `${column}${row}` as const)),
      'A6',
      'B6',
      'C6',
      'D6',
      'E6',
    ],
  }),
});
