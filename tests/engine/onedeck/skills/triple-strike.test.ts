// Triple Strike (card): three strength dice are paid; a 5 of each colour joins the pool, and one of these three is set to 6.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('triple-strike');

const skills = ['triple-strike'];
const used = (...dice: readonly string[]) =>
  inCombat({ skills, dice: [...some(3, 'strength 1'), ...dice], rolls: [] }).use('triple-strike', ...some(3, 'strength 1'));

it.each([
  ['strength 5', ['strength 6', 'agility 5', 'magic 5']],
  ['agility 5', ['strength 5', 'agility 6', 'magic 5']],
  ['magic 5', ['strength 5', 'agility 5', 'magic 6']],
])('gains the three and sets %s to 6', (die, pool) => {
  expect(used().choose(die).pool()).toEqual(pool);
});

it('sets none that was there before', () => {
  const table = used('magic 2');
  expect(table.why({ type: 'chooseDice', dice: table.dice('magic 2') })).toBe('dieNotEligible');
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 5', 'magic 5') })).toBe('diceCount');
});

it('R14: chooses among those that the supply had', () => {
  const dice = [...some(3, 'strength 1'), ...some(8, 'agility 1'), ...some(8, 'magic 1')];
  const table = inCombat({ skills, dice, rolls: [] }).use('triple-strike', ...some(3, 'strength 1'));
  expect(table.pool()).toEqual([...some(8, 'agility 1'), ...some(8, 'magic 1'), 'strength 6']);
});
