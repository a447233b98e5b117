// Ingenuity (basic skill, our own): free, in perils; one of the hero's dice is rerolled.
import { expect, it } from 'vitest';
import { describeSkill } from '../skills/skillSuite';
import { inPeril } from '../withDice';
import { giftsOf } from './talentSuite';

describeSkill('ingenuity', 'heroic 3');

const gifts = [{ ...giftsOf('veteran'), basicSkill: 'ingenuity' as const }];
const used = (rolls: readonly number[], ...dice: readonly string[]) =>
  inPeril('strength', { gifts, dice, rolls }).use('ingenuity');

it('rerolls one die', () => {
  expect(used([6], 'strength 1', 'heroic 2').choose('strength 1').pool()).toEqual(['strength 6', 'heroic 2']);
});

it('rerolls no second', () => {
  const table = used([], 'strength 1', 'heroic 2');
  expect(table.why({ type: 'chooseDice', dice: table.dice('strength 1', 'heroic 2') })).toBe('diceCount');
});
