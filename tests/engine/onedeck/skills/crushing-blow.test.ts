// Crushing Blow (card): one strength die is paid; a strength die already set to 6 joins the pool.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('crushing-blow');

const skills = ['crushing-blow'];

it('gains a strength 6 without a roll', () => {
  const table = inCombat({ skills, dice: ['strength 1', 'heroic 3'], rolls: [] }).use('crushing-blow', 'strength 1');
  expect(table.pool()).toEqual(['heroic 3', 'strength 6']);
  expect(table.told('dieGained').map(({ only }) => only)).toEqual([null]);
});

it('R14: its own cost makes room for it when all strength dice are out', () => {
  const table = inCombat({ skills, dice: some(8, 'strength 1'), rolls: [] }).use('crushing-blow', 'strength 1');
  expect(table.pool()).toEqual([...some(7, 'strength 1'), 'strength 6']);
});

it('R14: loses it when all strength dice are out and a heroic one has paid', () => {
  const table = inCombat({ skills, dice: ['heroic 1', ...some(8, 'strength 1')], rolls: [] }).use('crushing-blow', 'heroic 1');
  expect(table.pool()).toEqual(some(8, 'strength 1'));
  expect(table.told('dieWithheld')).toMatchObject([{ color: 'strength', why: 'supply' }]);
});
