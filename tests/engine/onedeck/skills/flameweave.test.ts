// Flameweave (card): 2 mana; a magic die already set to 5 joins the pool.
import { expect, it } from 'vitest';
import { inCombat, inPeril, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('flameweave');

const skills = ['flameweave'];

it.each([
  ['combat', () => inCombat({ skills, dice: ['magic 1', 'magic 1', 'heroic 3'], rolls: [] })],
  ['a magic peril', () => inPeril('magic', { skills, dice: ['magic 1', 'magic 1', 'heroic 3'], rolls: [] })],
])('gains a magic 5 without a roll, in %s', (_, scene) => {
  const table = scene().use('flameweave', 'magic 1', 'magic 1');
  expect(table.pool()).toEqual(['heroic 3', 'magic 5']);
  expect(table.told('dieGained')).toMatchObject([{ only: null }]);
});

it('R15: gains nothing in a peril of another colour, and its cost is gone', () => {
  const table = inPeril('strength', { skills, dice: ['heroic 2', 'strength 3'], rolls: [] }).use('flameweave', 'heroic 2');
  expect(table.pool()).toEqual(['strength 3']);
  expect(table.told('dieWithheld')).toMatchObject([{ color: 'magic', why: 'peril' }]);
});

it('R14: its own cost makes room for it when all magic dice are out', () => {
  const table = inCombat({ skills, dice: some(8, 'magic 2'), rolls: [] }).use('flameweave', 'magic 2');
  expect(table.pool()).toEqual([...some(7, 'magic 2'), 'magic 5']);
});
