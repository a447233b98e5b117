// Planning (campaign sheet, combat focus): a heroic die already set to 3 joins the pool.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeUsedTalent, having } from './talentSuite';

describeUsedTalent('planning');

it('gains a heroic 3 without a roll', () => {
  const table = inCombat({ ...having('planning'), dice: ['strength 1'], rolls: [] }).use('planning');
  expect(table.pool()).toEqual(['strength 1', 'heroic 3']);
  expect(table.told('dieGained')).toMatchObject([{ only: null }]);
});

it('R14: loses it when all heroic dice are out', () => {
  const table = inCombat({ ...having('planning'), dice: some(6, 'heroic 1'), rolls: [] }).use('planning');
  expect(table.pool()).toEqual(some(6, 'heroic 1'));
});
