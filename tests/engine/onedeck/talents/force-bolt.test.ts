// Force Bolt (basic skill, our own): 2 mana; a strength die already set to 4 joins the pool.
import { expect, it } from 'vitest';
import { describeSkill } from '../skills/skillSuite';
import { inCombat, some } from '../withDice';
import { giftsOf } from './talentSuite';

describeSkill('force-bolt');

const gifts = [{ ...giftsOf('veteran'), basicSkill: 'force-bolt' as const }];

it('gains strength 4 without a roll', () => {
  const table = inCombat({ gifts, dice: ['magic 2', 'heroic 3'], rolls: [] }).use('force-bolt', 'magic 2');
  expect(table.pool()).toEqual(['heroic 3', 'strength 4']);
  expect(table.told('dieGained')).toMatchObject([{ only: null }]);
});

it('R14: loses it when all dice of its colour are out', () => {
  const dice = ['heroic 2', ...some(8, 'strength 1')];
  expect(inCombat({ gifts, dice, rolls: [] }).use('force-bolt', 'heroic 2').pool()).toEqual(some(8, 'strength 1'));
});
