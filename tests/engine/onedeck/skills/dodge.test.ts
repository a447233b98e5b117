// Dodge (card): one agility die is paid; 1 damage is cancelled, in a boss round 2.
import { expect, it } from 'vitest';
import { consequencesNow } from '../../../../src/engine/onedeck';
import { inBossRound, inCombat } from '../withDice';
import { describeSkill } from './skillSuite';

describeSkill('dodge');

const skills = ['dodge'];

it('R4: cancels 1 damage of a combat when its consequences are counted', () => {
  const table = inCombat({ skills, dice: ['agility 1'], rolls: [] });
  expect(consequencesNow(table.state)).toMatchObject({ damage: 5, time: 2 });
  table.use('dodge', 'agility 1');
  expect(table.told('symbolsPrevented')).toEqual([{ type: 'symbolsPrevented', damage: 1, time: 0 }]);
  expect(table.do({ type: 'finish' }).told('consequencesCounted')).toMatchObject([{ damage: 4, time: 2 }]);
  expect(table.hero().damage).toBe(4);
});

it('cancels 2 damage of a boss round', () => {
  const table = inBossRound({ skills, dice: ['agility 1'], rolls: [] });
  expect(consequencesNow(table.state)?.damage).toBe(11);
  expect(consequencesNow(table.use('dodge', 'agility 1').state)?.damage).toBe(9);
});

it('never brings the damage below none', () => {
  const dice = ['agility 1', 'heroic 6', 'strength 3', 'strength 5', 'agility 4', 'strength 3'];
  const table = inCombat({ skills, dice, rolls: [] }).use('dodge', 'agility 1');
  table.cover(0, 'heroic 6').cover(1, 'strength 3').cover(4, 'strength 5').cover(3, 'agility 4').cover(5, 'strength 3');
  expect(table.do({ type: 'finish' }).told('consequencesCounted')).toMatchObject([{ damage: 0, time: 1 }]);
});
