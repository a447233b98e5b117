// Crushing Fist (card): 6 mana; two strength dice, both already set to 6, join the pool.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('crushing-fist');

const skills = ['crushing-fist'];

it('gains two strength sixes without a roll', () => {
  const table = inCombat({ skills, dice: ['magic 6', 'heroic 3'], rolls: [] }).use('crushing-fist', 'magic 6');
  expect(table.pool()).toEqual(['heroic 3', ...some(2, 'strength 6')]);
  expect(table.told('dieGained').map(({ only }) => only)).toEqual([null, null]);
});

it('R14: gains one when the supply has only one', () => {
  const table = inCombat({ skills, dice: ['magic 6', ...some(7, 'strength 1')], rolls: [] }).use('crushing-fist', 'magic 6');
  expect(table.pool()).toEqual([...some(7, 'strength 1'), 'strength 6']);
  expect(table.told('dieWithheld')).toHaveLength(1);
});
