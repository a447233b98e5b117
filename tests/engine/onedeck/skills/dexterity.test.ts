// Dexterity (card): one agility die is paid; an agility die already set to 6 joins the pool.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('dexterity');

const skills = ['dexterity'];

it('gains an agility 6 without a roll', () => {
  const table = inCombat({ skills, dice: ['agility 1', 'heroic 3'], rolls: [] }).use('dexterity', 'agility 1');
  expect(table.pool()).toEqual(['heroic 3', 'agility 6']);
  expect(table.told('dieGained').map(({ only }) => only)).toEqual([null]);
});

it('R14: its own cost makes room for it when all agility dice are out', () => {
  const table = inCombat({ skills, dice: some(8, 'agility 1'), rolls: [] }).use('dexterity', 'agility 1');
  expect(table.pool()).toEqual([...some(7, 'agility 1'), 'agility 6']);
});

it('R14: loses it when all agility dice are out and a heroic one has paid', () => {
  const table = inCombat({ skills, dice: ['heroic 1', ...some(8, 'agility 1')], rolls: [] }).use('dexterity', 'heroic 1');
  expect(table.pool()).toEqual(some(8, 'agility 1'));
  expect(table.told('dieWithheld')).toMatchObject([{ color: 'agility', why: 'supply' }]);
});
