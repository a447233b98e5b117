// Exterminator. Monsters of any level, struck off or fought.
import { MONSTER_IDS } from '../../../../src/engine/paper';
import { describeObjective } from './describeObjective';

describeObjective('exterminator', {
  tiers: [4, 7, 10],
  colours: ['white', 'white', 'black', 'black'],
  sheet: (count) => ({ beaten: MONSTER_IDS.slice(0, count) }),
});
