// Monster Hunters. Six monsters.
import { describeMission } from './describeMission';

describeMission('monster-hunters', {
  enough: [{ beaten: ['orc-3', 'orc-4', 'orc-5', 'ghost-3', 'ghost-4', 'ghost-5'] }],
  short: [{ beaten: ['orc-3', 'orc-4', 'orc-5', 'ghost-3', 'ghost-4'] }],
});
