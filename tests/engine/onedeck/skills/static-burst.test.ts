// Static Burst (card): 4 mana; a strength 4 and an agility 4 join the pool, then one of the hero's dice goes up by 1.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('static-burst');

const skills = ['static-burst'];
const used = (...dice: readonly string[]) =>
  inCombat({ skills, dice: ['magic 4', ...dice], rolls: [] }).use('static-burst', 'magic 4');

it('gains both dice before the choice', () => {
  expect(used('magic 1').pool()).toEqual(['magic 1', 'strength 4', 'agility 4']);
});

it.each([
  ['strength 4', ['magic 1', 'strength 5', 'agility 4']],
  ['agility 4', ['magic 1', 'strength 4', 'agility 5']],
  ['magic 1', ['magic 2', 'strength 4', 'agility 4']],
])('raises %s', (die, pool) => {
  expect(used('magic 1').choose(die).pool()).toEqual(pool);
});

it('R17: raises none of the partner', () => {
  const dice = ['magic 4', 'mage magic 1'];
  const table = inCombat({ heroes: ['warrior', 'mage'], skills, dice, rolls: [] }).use('static-burst', 'magic 4');
  expect(table.why({ type: 'chooseDice', dice: table.dice('mage magic 1') })).toBe('dieNotEligible');
});

it('R14: with no dice to gain it still raises one', () => {
  const table = used(...some(8, 'strength 1'), ...some(8, 'agility 1')).choose('strength 1');
  expect(table.pool()).toEqual(['strength 2', ...some(7, 'strength 1'), ...some(8, 'agility 1')]);
});
