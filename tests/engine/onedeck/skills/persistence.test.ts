// Persistence (card): two strength dice are paid; one strength die and one heroic die are rolled into the pool.
import { expect, it } from 'vitest';
import { inCombat, inPeril, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('persistence');

const skills = ['persistence'];

it.each([
  ['combat', () => inCombat({ skills, dice: ['strength 1', 'strength 2'], rolls: [6, 5] })],
  ['a strength peril', () => inPeril('strength', { skills, dice: ['strength 1', 'strength 2'], rolls: [6, 5] })],
])('rolls a strength die and a heroic one, in %s', (_, scene) => {
  expect(scene().use('persistence', 'strength 1', 'strength 2').pool()).toEqual(['strength 6', 'heroic 5']);
});

it('R15: rolls only the heroic die in a peril of another colour', () => {
  const table = inPeril('agility', { skills, dice: some(2, 'heroic 1'), rolls: [4] }).use('persistence', ...some(2, 'heroic 1'));
  expect(table.pool()).toEqual(['heroic 4']);
  expect(table.told('dieWithheld')).toMatchObject([{ color: 'strength', why: 'peril' }]);
});

it('R14: rolls only the strength die when the heroic ones are out', () => {
  const table = inCombat({ skills, dice: [...some(2, 'strength 1'), ...some(6, 'heroic 1')], rolls: [3] });
  expect(table.use('persistence', ...some(2, 'strength 1')).pool()).toEqual([...some(6, 'heroic 1'), 'strength 3']);
});
