// Mana (card): three magic dice are rolled into the pool.
import { expect, it } from 'vitest';
import { inCombat, inPeril, some } from '../withDice';
import { describePotion, drink, knows } from './potionSuite';

describePotion('mana');

it('rolls three magic dice', () => {
  const table = inCombat(knows('mana', { dice: ['agility 2'], rolls: [1, 6, 3] })).do(drink('mana'));
  expect(table.pool()).toEqual(['agility 2', 'magic 1', 'magic 6', 'magic 3']);
});

it('R14: rolls as many as there are', () => {
  const table = inCombat(knows('mana', { dice: some(7, 'magic 1'), rolls: [5] })).do(drink('mana'));
  expect(table.pool()).toEqual([...some(7, 'magic 1'), 'magic 5']);
  expect(table.told('dieWithheld')).toHaveLength(2);
});

it('rolls them in a magic peril', () => {
  const table = inPeril('magic', knows('mana', { dice: [], rolls: [2, 3, 4] })).do(drink('mana'));
  expect(table.pool()).toEqual(['magic 2', 'magic 3', 'magic 4']);
});

it('R15: rolls none in a peril of another colour, and the token is gone', () => {
  const table = inPeril('agility', knows('mana', { dice: ['agility 2'], rolls: [] })).do(drink('mana'));
  expect([table.pool(), table.state.potions]).toEqual([['agility 2'], 2]);
  expect(table.told('dieWithheld').map(({ why }) => why)).toEqual(some(3, 'peril'));
});
