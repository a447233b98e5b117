// Every Size of Trouble. Monsters of all three levels.
import { describeMission } from './describeMission';

describeMission('three-kinds-of-trouble', {
  enough: [{ beaten: ['orc-3', 'goblin-4', 'ghost-5'] }],
  short: [{ beaten: ['orc-3', 'goblin-3', 'ghost-5', 'orc-5'] }, { beaten: ['orc-4', 'goblin-4', 'ghost-5'] }],
});
