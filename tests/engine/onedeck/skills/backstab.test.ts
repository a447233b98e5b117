// Backstab (card): one agility die is paid; two strength dice are rolled into the pool.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('backstab');

const skills = ['backstab'];

it('rolls two strength dice', () => {
  const table = inCombat({ skills, dice: ['agility 2', 'magic 3'], rolls: [6, 1] }).use('backstab', 'agility 2');
  expect(table.pool()).toEqual(['magic 3', 'strength 6', 'strength 1']);
  expect(table.told('dieRolled').map(({ from }) => from)).toEqual(['supply', 'supply']);
});

it('R14: rolls one when the supply has only one', () => {
  const table = inCombat({ skills, dice: ['agility 2', ...some(7, 'strength 1')], rolls: [5] }).use('backstab', 'agility 2');
  expect(table.pool()).toEqual([...some(7, 'strength 1'), 'strength 5']);
  expect(table.told('dieWithheld')).toHaveLength(1);
});

it('R13: its dice meet what the foe does to rolled dice', () => {
  const table = inCombat({ skills, dice: ['agility 2'], rolls: [1, 3] }, 'phantom-1').use('backstab', 'agility 2');
  expect(table.pool()).toEqual([]);
  expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(['cost', 'ethereal', 'ethereal']);
});
