// Valor (card): free; one heroic die is rolled into the pool.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('valor');

const skills = ['valor'];

it('rolls a heroic die', () => {
  const table = inCombat({ skills, dice: ['strength 2'], rolls: [4] }).use('valor');
  expect(table.pool()).toEqual(['strength 2', 'heroic 4']);
});

it('R14: rolls none when all heroic dice are out', () => {
  expect(
    inCombat({ skills, dice: some(6, 'heroic 1'), rolls: [] })
      .use('valor')
      .pool(),
  ).toEqual(some(6, 'heroic 1'));
});

it('R13: its die meets what the foe does to rolled dice', () => {
  const table = inCombat({ skills, dice: [], rolls: [1] }, 'glooping-ooze-1').use('valor');
  expect([table.pool(), table.told('timeSpent').length]).toEqual([['heroic 1'], 1]);
});
