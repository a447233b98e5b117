// Crown of the Righteous King: glory, and nothing else.
import { expect, it } from 'vitest';
import { describeItem, halfMade } from './describeItem';

const seat = 'seat-1';

describeItem('crown-of-the-righteous-king', { symbol: 'any', endPoints: 4 });

it('P27: asks nothing and gives nothing when it is finished', () => {
  const table = halfMade('crown-of-the-righteous-king');
  const before = table.sheet();
  table.do({ type: 'craft', seat, die: 3, item: 'crown-of-the-righteous-king' });
  expect(table.types()).toEqual(['dieUsed', 'boxFilled']);
  expect({ ...table.sheet(), items: before.items, used: [], digits: [] }).toEqual(before);
});
