// Cleave (card): one strength die is paid; none to four of the hero's dice go up by 1. No die goes above 6.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('cleave', 'agility 3');

const skills = ['cleave'];
const used = (...dice: readonly string[]) =>
  inCombat({ skills, dice: ['strength 1', ...dice], rolls: [] }).use('cleave', 'strength 1');

it('raises four dice of any colour', () => {
  const dice = ['strength 2', 'agility 3', 'magic 4', 'heroic 5'];
  expect(
    used(...dice, 'agility 1')
      .choose(...dice)
      .pool(),
  ).toEqual(['strength 3', 'agility 4', 'magic 5', 'heroic 6', 'agility 1']);
});

it('raises no fifth', () => {
  const table = used(...some(5, 'agility 1'));
  expect(table.why({ type: 'chooseDice', dice: table.dice(...some(5, 'agility 1')) })).toBe('diceCount');
});

it('raises none, if one likes', () => {
  expect(used('agility 1').choose().pool()).toEqual(['agility 1']);
});

it('raises each chosen die once', () => {
  const table = used('agility 1', 'agility 4');
  const [die = 0] = table.dice('agility 1');
  expect(table.why({ type: 'chooseDice', dice: [die, die] })).toBe('dieTwice');
});

it('leaves a 6 a 6', () => {
  expect(used('agility 6', 'agility 5').choose('agility 6', 'agility 5').pool()).toEqual(['agility 6', 'agility 6']);
});

it('R13: a raised die is not rolled, so no effect looks at it', () => {
  const table = inCombat({ skills, dice: ['strength 1', 'agility 2'], rolls: [] }, 'phantom-1');
  expect(table.use('cleave', 'strength 1').choose('agility 2').pool()).toEqual(['agility 3']);
});
