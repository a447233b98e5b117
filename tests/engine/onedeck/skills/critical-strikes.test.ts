// Critical Strikes (card): free; one or two of the hero's agility dice become heroic and keep their value.
import { expect, it } from 'vitest';
import { supplyLeft } from '../../../../src/engine/onedeck';
import { inCombat, some } from '../withDice';
import { describeSkill, whyNot } from './skillSuite';

describeSkill('critical-strikes', 'agility 3');

const skills = ['critical-strikes'];

it.each([
  [['agility 5'], ['heroic 5', 'agility 2', 'agility 1']],
  [
    ['agility 5', 'agility 1'],
    ['heroic 5', 'agility 2', 'heroic 1'],
  ],
])('turns %j heroic', (chosen, pool) => {
  const table = inCombat({ skills, dice: ['agility 5', 'agility 2', 'agility 1'], rolls: [] }).use('critical-strikes');
  expect(table.choose(...chosen).pool()).toEqual(pool);
  expect(table.told('dieRecolored').map(({ color }) => color)).toEqual(chosen.map(() => 'heroic'));
});

it('turns no third', () => {
  const table = inCombat({ skills, dice: some(3, 'agility 2'), rolls: [] }).use('critical-strikes');
  expect(table.why({ type: 'chooseDice', dice: table.dice(...some(3, 'agility 2')) })).toBe('diceCount');
});

it('needs an agility die', () => {
  expect(whyNot(inCombat({ skills, dice: ['strength 5', 'heroic 2'], rolls: [] }), 'critical-strikes', [])).toBe(
    'nothingToChoose',
  );
});

it('R14: takes the heroic die from the supply and gives the other back', () => {
  const table = inCombat({ skills, dice: ['agility 5'], rolls: [] }).use('critical-strikes');
  expect([supplyLeft(table.state, 'agility'), supplyLeft(table.state, 'heroic')]).toEqual([8, 5]);
});

it('R14: turns only as many as there are heroic dice', () => {
  const table = inCombat({ skills, dice: ['agility 5', 'agility 4', 'agility 3', ...some(5, 'heroic 1')], rolls: [] });
  table.use('critical-strikes').choose('agility 5', 'agility 4');
  expect(table.pool()).toEqual(['heroic 5', 'agility 4', 'agility 3', ...some(5, 'heroic 1')]);
  expect(table.told('dieWithheld')).toMatchObject([{ color: 'heroic', why: 'supply' }]);
});
