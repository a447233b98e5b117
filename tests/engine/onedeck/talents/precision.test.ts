// Precision (basic skill, our own): one agility die is paid; an agility die already set to 5 joins the pool.
import { expect, it } from 'vitest';
import { describeSkill } from '../skills/skillSuite';
import { inCombat, inPeril, some } from '../withDice';
import { giftsOf } from './talentSuite';

describeSkill('precision');

const gifts = [{ ...giftsOf('veteran'), basicSkill: 'precision' as const }];

it('gains agility 5 without a roll', () => {
  const table = inCombat({ gifts, dice: ['agility 1', 'heroic 3'], rolls: [] }).use('precision', 'agility 1');
  expect(table.pool()).toEqual(['heroic 3', 'agility 5']);
  expect(table.told('dieGained')).toMatchObject([{ only: null }]);
});

it('R14: loses it when all dice of its colour are out', () => {
  const dice = ['heroic 2', ...some(8, 'agility 1')];
  expect(inCombat({ gifts, dice, rolls: [] }).use('precision', 'heroic 2').pool()).toEqual(some(8, 'agility 1'));
});

it('gains it in a peril of its colour', () => {
  const table = inPeril('agility', { gifts, dice: ['agility 1'], rolls: [] });
  expect(table.use('precision', 'agility 1').pool()).toEqual(['agility 5']);
});

it('R15: gains nothing in a peril of another colour', () => {
  const table = inPeril('magic', { gifts, dice: ['heroic 1'], rolls: [] }).use('precision', 'heroic 1');
  expect([table.pool(), table.told('dieWithheld').map(({ why }) => why)]).toEqual([[], ['peril']]);
});
