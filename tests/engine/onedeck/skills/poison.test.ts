// Poison (card): one agility die is paid; as much as 2 time of the consequences is prevented.
import { expect, it } from 'vitest';
import { inCombat } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('poison');

const skills = ['poison'];

it.each([
  ['2 of 3', 'beetle-1', [], 1],
  ['2 of 2', 'goblin-1', [], 0],
  ['no more than there is', 'bandit-1', [3, 4], 0],
] as const)('R4: prevents %s', (_, foe, boxes, left) => {
  const dice = ['agility 1', 'strength 5', 'strength 5'];
  const table = inCombat({ skills, dice, rolls: [], cardsLeft: 20 }, foe).use('poison', 'agility 1');
  expect(table.told('symbolsPrevented')).toEqual([{ type: 'symbolsPrevented', damage: 0, time: 2 }]);
  for (const box of boxes) table.cover(box, 'strength 5');
  table.do({ type: 'finish' });
  expect(table.told('consequencesCounted')).toMatchObject([{ time: left }]);
  expect(table.told('timeSpent')).toHaveLength(left);
});
