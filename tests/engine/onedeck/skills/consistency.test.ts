// Consistency (card): one agility die is paid; as many of the hero's dice as one likes are set to 4.
import { expect, it } from 'vitest';
import { DIE_COLORS } from '../../../../src/engine/onedeck';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('consistency', 'strength 2');

const skills = ['consistency'];
const used = (...dice: readonly string[]) =>
  inCombat({ skills, dice: ['agility 1', ...dice], rolls: [] }).use('consistency', 'agility 1');

it('sets all of them', () => {
  const dice = ['strength 1', 'agility 2', 'magic 3', 'heroic 1', ...some(4, 'strength 2')];
  const table = used(...dice).choose(...dice);
  expect(table.pool()).toEqual(['strength 4', 'agility 4', 'magic 4', 'heroic 4', ...some(4, 'strength 4')]);
});

it('sets only the chosen ones', () => {
  expect(used('strength 1', 'magic 5').choose('strength 1').pool()).toEqual(['strength 4', 'magic 5']);
});

it('lowers a die too, where the player wants it', () => {
  expect(used('strength 1', 'magic 6').choose('magic 6').pool()).toEqual(['strength 1', 'magic 4']);
});

it('lists sets of dice that look alike once, and leaves out what is a 4 already', () => {
  const listed = used(...some(3, 'strength 1'), 'strength 4', 'magic 5').legal('chooseDice');
  expect(listed).toHaveLength((3 + 1) * (1 + 1) - 1);
});

it('lists every set of sixteen dice no two of which look alike, and fast', () => {
  const dice = DIE_COLORS.flatMap((color) => [2, 3, 5, 6].map((value) => `${color} ${value}`));
  const table = used(...dice);
  const started = performance.now();
  const listed = table.legal('chooseDice');
  expect(performance.now() - started).toBeLessThan(500);
  expect(new Set(listed.map((choice) => choice.dice.join())).size).toBe(2 ** 16 - 1);
  expect(listed.filter((choice, at) => at % 97 === 0 && table.why(choice) !== null)).toEqual([]);
});

it("R17: sets no die of the partner's", () => {
  const heroes = ['warrior', 'mage'] as const;
  const dice = ['agility 1', 'strength 1', 'strength 2', 'mage magic 1'];
  const table = inCombat({ heroes, skills, dice, rolls: [] }).use('consistency', 'agility 1');
  expect(table.why({ type: 'chooseDice', dice: table.dice('mage magic 1') })).toBe('dieNotEligible');
  expect(table.choose('strength 1').pool()).toEqual(['strength 4', 'strength 2', 'magic 1']);
});
