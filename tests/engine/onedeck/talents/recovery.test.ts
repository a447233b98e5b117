// Recovery (campaign sheet, healing focus): each descent heals 1 damage.
import { expect, it } from 'vitest';
import { aGame, type Plan } from '../../../support/onedeck';
import { describeTalent, having, hurt } from './talentSuite';

describeTalent('recovery');

const descended = (plan: Plan) =>
  aGame({ dungeon: 'lichs-tomb', cardsLeft: 0, ...having('recovery'), ...plan })
    .from({ turn: 1, arrived: false }, 'endTurn')
    .do({ type: 'descend' });

it.each([1, 2, 3] as const)('on the way down from floor %d, beside Second Wind', (floor) => {
  const table = descended(hurt(5, { floor }));
  expect(table.told('damageHealed').map(({ cause, amount }) => [cause, amount])).toEqual([
    ['second-wind', 2],
    ['recovery', 1],
  ]);
  expect(table.hero().damage).toBe(2);
});

it('for its own hero', () => {
  const table = descended({ heroes: ['warrior', 'mage'], with: { warrior: { damage: 2 }, mage: { damage: 2 } } });
  expect([table.hero('warrior').damage, table.hero('mage').damage]).toEqual([1, 2]);
});

it('nothing without damage', () => {
  expect(descended({}).told('damageHealed')).toEqual([]);
});
