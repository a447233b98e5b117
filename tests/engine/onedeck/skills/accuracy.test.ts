// Accuracy (card): three agility dice are paid; a heroic die already set to 6 joins the pool.
import { expect, it } from 'vitest';
import { inCombat, inPeril, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('accuracy');

const skills = ['accuracy'];

it('gains a heroic 6 without a roll', () => {
  const table = inCombat({ skills, dice: ['agility 1', 'agility 2', 'agility 3', 'magic 4'], rolls: [] });
  table.use('accuracy', 'agility 1', 'agility 2', 'agility 3');
  expect(table.pool()).toEqual(['magic 4', 'heroic 6']);
  expect(table.told('dieGained')).toMatchObject([{ hero: 'warrior', color: 'heroic', value: 6, only: null }]);
});

it('R15: gains it in a peril of another colour too', () => {
  const table = inPeril('magic', { skills, dice: ['heroic 1', 'heroic 1', 'heroic 2', 'magic 3'], rolls: [] });
  expect(table.use('accuracy', 'heroic 1', 'heroic 1', 'heroic 2').pool()).toEqual(['magic 3', 'heroic 6']);
});

it('R14: loses the die when the supply has none', () => {
  const table = inCombat({ skills, dice: [...some(3, 'agility 1'), ...some(6, 'heroic 2')], rolls: [] });
  table.use('accuracy', ...some(3, 'agility 1'));
  expect(table.pool()).toEqual(some(6, 'heroic 2'));
  expect(table.told('dieWithheld')).toEqual([{ type: 'dieWithheld', hero: 'warrior', color: 'heroic', why: 'supply' }]);
});

it('R14: takes the place of the heroic dice it was paid with', () => {
  const table = inCombat({ skills, dice: some(6, 'heroic 2'), rolls: [] });
  expect(table.use('accuracy', ...some(3, 'heroic 2')).pool()).toEqual([...some(3, 'heroic 2'), 'heroic 6']);
});
