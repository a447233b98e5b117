// Force of Twelve. Twelve levels together.
import { levels } from '../parties';
import { describeMission } from './describeMission';

describeMission('force-of-twelve', {
  enough: [levels(3, 3, 3, 3), levels(6, 4, 1, 1)],
  short: [levels(3, 3, 3, 2)],
});
