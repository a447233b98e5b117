// Chaotic Aura (card): 6 mana; up to five of the hero's dice that show the same value are set to 6.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('chaotic-aura', 'strength 2');

const skills = ['chaotic-aura'];
const used = (...dice: readonly string[]) =>
  inCombat({ skills, dice: ['magic 6', ...dice], rolls: [] }, 'ogre-2').use('chaotic-aura', 'magic 6');

it('sets dice of any colour that show one value', () => {
  const table = used('strength 2', 'agility 2', 'heroic 2', 'magic 3').choose('strength 2', 'agility 2', 'heroic 2');
  expect(table.pool()).toEqual(['strength 6', 'agility 6', 'heroic 6', 'magic 3']);
  expect(table.told('dieChanged').map(({ cause }) => cause)).toEqual(some(3, 'chaotic-aura'));
});

it('sets five and no more', () => {
  const table = used(...some(6, 'strength 1'));
  expect(table.why({ type: 'chooseDice', dice: table.dice(...some(6, 'strength 1')) })).toBe('diceCount');
  expect(table.choose(...some(5, 'strength 1')).pool()).toEqual([...some(5, 'strength 6'), 'strength 1']);
});

it('lists sets of one value each, and no die that is a 6 already', () => {
  const table = used('strength 1', 'strength 1', 'agility 1', 'agility 2', 'magic 6');
  expect(table.legal('chooseDice')).toHaveLength((2 + 1) * (1 + 1) - 1 + 1);
  expect(table.legal('chooseDice').filter((choice) => table.why(choice) !== null)).toEqual([]);
});

it('sets fewer than there are, if one likes', () => {
  expect(used('strength 1', 'agility 1').choose('agility 1').pool()).toEqual(['strength 1', 'agility 6']);
});

it('never mixes values', () => {
  const table = used('strength 1', 'agility 1', 'agility 2');
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 1', 'agility 2') })).toBe('diceNotAlike');
});

it('R17: names a value on the own dice only', () => {
  const heroes = ['warrior', 'mage'] as const;
  const table = inCombat({ heroes, skills, dice: ['magic 6', 'agility 1', 'strength 2', 'mage magic 1'], rolls: [] }, 'ogre-2');
  table.use('chaotic-aura', 'magic 6');
  expect(table.why({ type: 'chooseDice', dice: table.dice('mage magic 1') })).toBe('dieNotEligible');
  expect(table.choose('agility 1').pool()).toEqual(['agility 6', 'strength 2', 'magic 1']);
});
