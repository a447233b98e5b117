// Grit (campaign sheet, healing focus): each boss round ends with 1 damage being healed.
import { expect, it } from 'vitest';
import { inBossRound, inCombat, nextBossRound } from '../withDice';
import { describeTalent, having } from './talentSuite';

describeTalent('grit');

it('heals 1 after the damage of the round', () => {
  const table = nextBossRound(inBossRound(having('grit')));
  expect(table.hero().damage).toBe(2);
  expect(table.told('damageHealed')).toMatchObject([{ hero: 'warrior', amount: 1, cause: 'grit' }]);
  expect(nextBossRound(table).hero().damage).toBe(4);
});

it('comes too late for the damage that kills', () => {
  const table = inBossRound({ ...having('grit'), potions: 0, dice: [], rolls: [], with: { warrior: { damage: 3 } } });
  expect(table.do({ type: 'finish' }).state.result).toBe('defeat');
});

it('heals its own hero', () => {
  const table = nextBossRound(inBossRound({ heroes: ['warrior', 'mage'], ...having('grit') }));
  expect([table.hero('warrior').damage, table.hero('mage').damage]).toEqual([1, 1]);
});

it('does nothing after other encounters', () => {
  const table = inCombat({ ...having('grit'), dice: [], rolls: [] }).do({ type: 'finish' });
  expect([table.hero().damage, table.told('damageHealed')]).toEqual([5, []]);
});
