// Shimmerblast (card): 3 mana; one heroic die is rolled into the pool.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('shimmerblast');

const skills = ['shimmerblast'];

it('rolls a heroic die', () => {
  const table = inCombat({ skills, dice: ['magic 3', 'agility 1'], rolls: [5] }, 'ogre-1').use('shimmerblast', 'magic 3');
  expect(table.pool()).toEqual(['agility 1', 'heroic 5']);
});

it('R14: rolls none when all heroic dice are out', () => {
  const table = inCombat({ skills, dice: ['magic 3', ...some(6, 'heroic 1')], rolls: [] }, 'ogre-1');
  expect(table.use('shimmerblast', 'magic 3').pool()).toEqual(some(6, 'heroic 1'));
});

it('R14: rerolls the very die it was paid with, so to say', () => {
  const table = inCombat({ skills, dice: ['heroic 3', ...some(5, 'heroic 1')], rolls: [6] }, 'ogre-1');
  expect(table.use('shimmerblast', 'heroic 3').pool()).toEqual([...some(5, 'heroic 1'), 'heroic 6']);
});
