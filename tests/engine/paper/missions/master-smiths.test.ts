// Master Smiths. Four items with both boxes.
import { ITEM_IDS } from '../../../../src/engine/paper';
import { itemBoxes } from '../parties';
import { describeMission } from './describeMission';

/** All items are begun, and so many finished. */
const finished = (count: number) => itemBoxes(Object.fromEntries(ITEM_IDS.map((item, at) => [item, at < count ? 2 : 1])));

describeMission('master-smiths', {
  enough: [finished(4)],
  short: [finished(3)],
});
