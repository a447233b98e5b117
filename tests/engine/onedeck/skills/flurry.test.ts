// Flurry (card): two strength dice are paid; two agility dice and one strength die are rolled into the pool.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('flurry');

const skills = ['flurry'];

it('rolls two agility dice and one strength die', () => {
  const table = inCombat({ skills, dice: ['strength 1', 'strength 2', 'magic 3'], rolls: [6, 5, 4] });
  table.use('flurry', 'strength 1', 'strength 2');
  expect(table.pool()).toEqual(['magic 3', 'agility 6', 'agility 5', 'strength 4']);
});

it('R14: rolls what the supply has', () => {
  const table = inCombat({ skills, dice: [...some(2, 'strength 1'), ...some(7, 'agility 1')], rolls: [6, 2] });
  expect(table.use('flurry', 'strength 1', 'strength 1').pool()).toEqual([...some(7, 'agility 1'), 'agility 6', 'strength 2']);
});
