// Full Satchel. Eight potions, drunk or not.
import { describeMission } from './describeMission';

describeMission('full-satchel', {
  enough: [{ potions: 8, hearts: 16 }],
  short: [{ potions: 7 }],
});
