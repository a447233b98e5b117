// Craftsman: before the first roll one box of two different items.
import { expect, it } from 'vitest';
import { ITEM_IDS } from '../../../../src/engine/paper';
import { itemBoxes } from '../parties';
import { aTable } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('craftsman', -3);

it('P4: fills a box of two different items, any of the eight', () => {
  const table = aTable({ powers: ['craftsman'] });
  expect([table.state.phase, table.state.turn]).toEqual(['setup', 0]);
  expect(table.legal()).toEqual(ITEM_IDS.map((item) => ({ type: 'fillBox', seat, item })));
  table.do({ type: 'fillBox', seat, item: 'tome-of-wisdom' });
  expect(table.why({ type: 'fillBox', seat, item: 'tome-of-wisdom' })).toBe('notAnOption');
  expect(table.legal()).toHaveLength(7);
  table.do({ type: 'fillBox', seat, item: 'flaming-sword' });
  expect(table.sheet()).toMatchObject({ ...itemBoxes({ 'tome-of-wisdom': 1, 'flaming-sword': 1 }), due: [] });
  expect(table.state.phase).toBe('roll');
});
