// Map Makers. Fifteen different rooms.
import { describeMission } from './describeMission';

const FIFTEEN = [
  ...(['C1', 'D1', 'E1', 'F1', 'F2', 'E2', 'D2', 'C2'] as const),
  ...(['B2', 'A2', 'A3', 'B3', 'C3', 'D3', 'E3'] as const),
];

describeMission('map-makers', {
  enough: [{ path: FIFTEEN }],
  short: [{ path: [...FIFTEEN.slice(1), 'D1', 'E1'] }],
});
