// Death Scepter: two monsters of the own map are struck off at once.
import { expect, it } from 'vitest';
import { MONSTER_IDS } from '../../../../src/engine/paper';
import { itemBoxes } from '../parties';
import { aTurn } from '../table';
import { describeItem, halfMade } from './describeItem';

const seat = 'seat-1';

describeItem('death-scepter', { symbol: 'wizard', endPoints: -1 });

const WIZARD = 1;
const finish = { type: 'craft', seat, die: WIZARD, item: 'death-scepter' } as const;

it('P27: strikes off two monsters at once, any of the map', () => {
  const table = halfMade('death-scepter').do(finish);
  expect(table.legal()).toEqual(MONSTER_IDS.map((monster) => ({ type: 'strikeOff', seat, monster })));
  table.do({ type: 'strikeOff', seat, monster: 'ghost-5' });
  expect(table.why({ type: 'strikeOff', seat, monster: 'ghost-5' })).toBe('notAnOption');
  table.do({ type: 'strikeOff', seat, monster: 'zombie-4' });
  expect(table.sheet()).toMatchObject({ beaten: ['ghost-5', 'zombie-4'], due: [], damage: 0 });
});

it.each([
  [2, 0],
  [1, 1],
  [0, 2],
])('P25: with %i left, %i are lost', (left, lost) => {
  const table = aTurn().with({ ...itemBoxes({ 'death-scepter': 1 }), beaten: MONSTER_IDS.slice(left) });
  table.do(finish);
  if (left === 2) table.do({ type: 'strikeOff', seat, monster: 'ghost-3' });
  expect(table.sheet()).toMatchObject({ due: [] });
  expect(table.sheet().beaten).toHaveLength(12);
  expect(table.told('bonusLost')).toEqual(lost === 0 ? [] : [{ type: 'bonusLost', seat, op: 'strikeOff', times: lost }]);
});
