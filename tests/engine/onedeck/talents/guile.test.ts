// Guile (campaign sheet, combat focus): one strength die serves as an agility die.
import { expect, it } from 'vitest';
import { inCombat, some } from '../withDice';
import { describeUsedTalent, having } from './talentSuite';

describeUsedTalent('guile', 'strength 3');

const scene = (...dice: readonly string[]) => inCombat({ ...having('guile'), dice, rolls: [] });

it('turns one strength die into an agility die of the same value', () => {
  const table = scene('strength 5', 'strength 2', 'magic 3').use('guile').choose('strength 5');
  expect(table.pool()).toEqual(['agility 5', 'strength 2', 'magic 3']);
  expect(table.told('dieRecolored')).toMatchObject([{ color: 'agility' }]);
});

it('turns one, and only a strength die', () => {
  const table = scene('strength 5', 'strength 2', 'heroic 3').use('guile');
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 5', 'strength 2') })).toBe('diceCount');
  expect(table.why({ type: 'chooseDice', dice: table.dice('heroic 3') })).toBe('dieNotEligible');
});

it('R14: takes the agility die from the supply, if there is one', () => {
  const table = scene('strength 5', ...some(8, 'agility 1')).use('guile');
  expect(table.pool()).toEqual(['strength 5', ...some(8, 'agility 1')]);
  expect(table.told('dieWithheld')).toMatchObject([{ color: 'agility', why: 'supply' }]);
});
