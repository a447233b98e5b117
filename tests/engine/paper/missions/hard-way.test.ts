// The Hard Way. Five different traps.
import { describeMission } from './describeMission';

describeMission('hard-way', {
  enough: [{ path: ['E1', 'F2', 'C2', 'A3', 'B3'] }],
  short: [{ path: ['E1', 'F2', 'C2', 'A3', 'C2', 'E1'] }],
});
