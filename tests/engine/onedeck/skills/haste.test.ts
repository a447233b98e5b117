// Haste (card): 3 mana; two agility dice are rolled into the pool.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('haste');

const skills = ['haste'];

it('rolls two agility dice', () => {
  const table = inCombat({ skills, dice: ['magic 2', 'magic 1', 'strength 3'], rolls: [4, 6] });
  expect(table.use('haste', 'magic 2', 'magic 1').pool()).toEqual(['strength 3', 'agility 4', 'agility 6']);
});

it('R14: rolls none when all agility dice are out', () => {
  const table = inCombat({ skills, dice: ['magic 3', ...some(8, 'agility 1')], rolls: [] }).use('haste', 'magic 3');
  expect(table.pool()).toEqual(some(8, 'agility 1'));
  expect(table.told('dieWithheld')).toHaveLength(2);
});
