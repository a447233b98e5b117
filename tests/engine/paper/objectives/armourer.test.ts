// Armourer. Items with both boxes.
import { ITEM_IDS } from '../../../../src/engine/paper';
import { itemBoxes } from '../parties';
import { describeObjective } from './describeObjective';

describeObjective('armourer', {
  tiers: [2, 4, 7],
  colours: ['black', 'black', 'white', 'white'],
  sheet: (count) => ({ ...itemBoxes(Object.fromEntries(ITEM_IDS.map((item, at) => [item, at < count ? 2 : 1]))) }),
});
