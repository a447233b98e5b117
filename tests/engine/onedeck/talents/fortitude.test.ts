// Fortitude (campaign sheet, combat focus): every strength die of the hero that shows 1 or 2 is rerolled.
import { expect, it } from 'vitest';
import { whyNot } from '../skills/skillSuite';
import { inCombat } from '../withDice';
import { describeUsedTalent, having } from './talentSuite';

describeUsedTalent('fortitude', 'strength 1');

it('rerolls every strength 1 and 2 and nothing else', () => {
  const dice = ['strength 1', 'strength 2', 'strength 3', 'agility 1', 'heroic 2'];
  const table = inCombat({ ...having('fortitude'), dice, rolls: [6, 1] }).use('fortitude');
  expect(table.pool()).toEqual(['strength 6', 'strength 1', 'strength 3', 'agility 1', 'heroic 2']);
});

it('has no use without such a die', () => {
  const table = inCombat({ ...having('fortitude'), dice: ['strength 3', 'agility 1'], rolls: [] });
  expect(whyNot(table, 'fortitude', [])).toBe('nothingToChoose');
});

it("R17: leaves the partner's dice alone", () => {
  const dice = ['strength 1', 'paladin strength 1'];
  const table = inCombat({ heroes: ['warrior', 'paladin'], ...having('fortitude'), dice, rolls: [4] }).use('fortitude');
  expect(table.pool()).toEqual(['strength 4', 'strength 1']);
});

it('R13: what is rerolled meets the foe', () => {
  const table = inCombat({ ...having('fortitude'), dice: ['strength 2'], rolls: [3] }, 'phantom-1').use('fortitude');
  expect(table.pool()).toEqual([]);
});
