// Steady Hands (card): free, in perils; one heroic die is rolled into the pool.

import { expect, it } from 'vitest';
import { COLORS } from '../../../../src/engine/onedeck';
import { inPeril, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('steady-hands');

const skills = ['steady-hands'];

it.each(COLORS)('rolls a heroic die in a peril of %s', (color) => {
  const table = inPeril(color, { skills, dice: [`${color} 2`], rolls: [6] }).use('steady-hands');
  expect(table.pool()).toEqual([`${color} 2`, 'heroic 6']);
});

it('R14: rolls none when all heroic dice are out', () => {
  const table = inPeril('agility', { skills, dice: some(6, 'heroic 1'), rolls: [] }).use('steady-hands');
  expect(table.pool()).toEqual(some(6, 'heroic 1'));
});
