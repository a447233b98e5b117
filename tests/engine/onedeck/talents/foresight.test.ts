// Foresight (campaign sheet, dungeon focus): in a peril one die is rerolled.
import { expect, it } from 'vitest';
import { inPeril } from '../withDice';
import { describeUsedTalent, having } from './talentSuite';

describeUsedTalent('foresight', 'strength 3');

const scene = (rolls: readonly number[], ...dice: readonly string[]) =>
  inPeril('agility', { ...having('foresight'), dice, rolls }).use('foresight');

it('rerolls one die of the hero', () => {
  const table = scene([5], 'agility 1', 'heroic 2').choose('heroic 2');
  expect(table.pool()).toEqual(['agility 1', 'heroic 5']);
});

it('rerolls no second', () => {
  const table = scene([], 'agility 1', 'heroic 2');
  expect(table.why({ type: 'chooseDice', dice: table.dice('agility 1', 'heroic 2') })).toBe('diceCount');
});

it('R13: what is rerolled meets the dungeon', () => {
  const cursed = { ...having('foresight'), dungeon: 'lichs-tomb', floor: 2, dice: ['agility 1'], rolls: [2] } as const;
  expect(inPeril('agility', cursed).use('foresight').pool()).toEqual([]);
});
