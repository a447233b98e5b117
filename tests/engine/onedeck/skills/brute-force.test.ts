// Brute Force (card): any number of dice that show 5 are discarded; each brings a strength die set to 6.
import { expect, it } from 'vitest';
import { inCombat, inPeril, some } from '../withDice';
import { describeSkill, whyNot } from './skillSuite';

describeSkill('brute-force', 'heroic 5');

const skills = ['brute-force'];

it('trades fives of any colour', () => {
  const table = inCombat({ skills, dice: ['strength 5', 'agility 5', 'magic 5', 'heroic 5', 'magic 4'], rolls: [] });
  table.use('brute-force').choose('strength 5', 'agility 5', 'magic 5', 'heroic 5');
  expect(table.pool()).toEqual(['magic 4', ...some(4, 'strength 6')]);
  expect(table.told('dieDiscarded').map(({ cause }) => cause)).toEqual(some(4, 'traded'));
});

it('leaves the fives that are not chosen', () => {
  const table = inCombat({ skills, dice: ['agility 5', 'magic 5'], rolls: [] })
    .use('brute-force')
    .choose('magic 5');
  expect(table.pool()).toEqual(['agility 5', 'strength 6']);
});

it('takes no die that shows anything else', () => {
  const table = inCombat({ skills, dice: ['agility 5', 'magic 5', 'magic 6'], rolls: [] }).use('brute-force');
  expect(table.why({ type: 'chooseDice', dice: table.dice('magic 6') })).toBe('dieNotEligible');
  expect(whyNot(inCombat({ skills, dice: ['magic 6', 'agility 4'], rolls: [] }), 'brute-force', [])).toBe('nothingToChoose');
});

it('R17: takes no die of the partner', () => {
  const heroes = ['warrior', 'mage'] as const;
  expect(whyNot(inCombat({ heroes, skills, dice: ['mage magic 5'], rolls: [] }), 'brute-force', [])).toBe('nothingToChoose');
});

it('R14: all are back in the supply before the first new one is taken', () => {
  const dice = [...some(2, 'strength 5'), ...some(6, 'strength 1'), 'magic 5'];
  const table = inCombat({ skills, dice, rolls: [] }).use('brute-force').choose('strength 5', 'strength 5', 'magic 5');
  expect(table.pool()).toEqual([...some(6, 'strength 1'), ...some(2, 'strength 6')]);
  expect(table.told('dieWithheld')).toHaveLength(1);
});

it('R15: brings nothing in a peril of another colour', () => {
  const table = inPeril('magic', { skills, dice: ['magic 5', 'magic 5'], rolls: [] })
    .use('brute-force')
    .choose('magic 5');
  expect(table.pool()).toEqual(['magic 5']);
  expect(table.told('dieWithheld')).toMatchObject([{ color: 'strength', why: 'peril' }]);
});
