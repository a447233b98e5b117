// Khar Medallion: its bearers cross rivers.
import { expect, it } from 'vitest';
import { RIVERS } from '../../../../src/engine/paper';
import { itemBoxes } from '../parties';
import { aTurn } from '../table';
import { describeItem } from './describeItem';

const seat = 'seat-1';

describeItem('khar-medallion', { symbol: 'cleric', endPoints: 1 });

it.each(RIVERS)('P19: crosses the river between %s and %s when it is finished', (from, to) => {
  const table = aTurn()
    .with({ path: [from] })
    .do({ type: 'walk', seat, die: 0 });
  for (const boxes of [0, 1]) {
    expect(table.with(itemBoxes({ 'khar-medallion': boxes })).why({ type: 'step', seat, to })).toBe('riverInTheWay');
  }
  table.with(itemBoxes({ 'khar-medallion': 2 })).do({ type: 'step', seat, to });
  expect(table.told('roomEntered')).toMatchObject([{ room: to, by: 'river', steps: 1 }]);
});

it('P19: does not pass walls', () => {
  const table = aTurn().with({ ...itemBoxes({ 'khar-medallion': 2 }), path: ['D1'] });
  expect(table.do({ type: 'walk', seat, die: 0 }).why({ type: 'step', seat, to: 'D2' })).toBe('wallInTheWay');
});
