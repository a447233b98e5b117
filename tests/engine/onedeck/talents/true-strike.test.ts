// True Strike (basic skill, our own): one strength die is paid; a strength die already set to 5 joins the pool.
import { expect, it } from 'vitest';
import { describeSkill } from '../skills/skillSuite';
import { inCombat, inPeril, some } from '../withDice';
import { giftsOf } from './talentSuite';

describeSkill('true-strike');

const gifts = [{ ...giftsOf('veteran'), basicSkill: 'true-strike' as const }];

it('gains strength 5 without a roll', () => {
  const table = inCombat({ gifts, dice: ['strength 1', 'heroic 3'], rolls: [] }).use('true-strike', 'strength 1');
  expect(table.pool()).toEqual(['heroic 3', 'strength 5']);
  expect(table.told('dieGained')).toMatchObject([{ only: null }]);
});

it('R14: loses it when all dice of its colour are out', () => {
  const dice = ['heroic 2', ...some(8, 'strength 1')];
  expect(inCombat({ gifts, dice, rolls: [] }).use('true-strike', 'heroic 2').pool()).toEqual(some(8, 'strength 1'));
});

it('gains it in a peril of its colour', () => {
  const table = inPeril('strength', { gifts, dice: ['strength 1'], rolls: [] });
  expect(table.use('true-strike', 'strength 1').pool()).toEqual(['strength 5']);
});

it('R15: gains nothing in a peril of another colour', () => {
  const table = inPeril('magic', { gifts, dice: ['heroic 1'], rolls: [] }).use('true-strike', 'heroic 1');
  expect([table.pool(), table.told('dieWithheld').map(({ why }) => why)]).toEqual([[], ['peril']]);
});
