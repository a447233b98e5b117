// Knowledge (campaign sheet, dungeon focus): in every boss round one extra heroic die is rolled.
import { expect, it } from 'vitest';
import { inBossRound, nextBossRound, some } from '../withDice';
import { describeUsedTalent, having } from './talentSuite';

describeUsedTalent('knowledge');

it('rolls a heroic die in each round', () => {
  const table = inBossRound({ ...having('knowledge'), dice: ['strength 1'], rolls: [5] }).use('knowledge');
  expect(table.pool()).toEqual(['strength 1', 'heroic 5']);
  nextBossRound(table, { dice: [], rolls: [2] });
  expect(table.use('knowledge').pool()).toEqual(['heroic 2']);
});

it('R14: rolls none when all heroic dice are out', () => {
  const table = inBossRound({ ...having('knowledge'), dice: some(6, 'heroic 1'), rolls: [] }).use('knowledge');
  expect(table.pool()).toEqual(some(6, 'heroic 1'));
});

it('R26: its die meets the Yeti', () => {
  const table = inBossRound({ ...having('knowledge'), dungeon: 'yetis-cavern', dice: [], rolls: [1] }).use('knowledge');
  expect(table.told('dieDiscarded')).toMatchObject([{ cause: 'yeti' }]);
});
