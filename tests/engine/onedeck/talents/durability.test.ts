// Durability (campaign sheet, basic): the hero's health is 1 higher.
import { expect, it } from 'vitest';
import { healthOf } from '../../../../src/engine/onedeck';
import { aGame } from '../../../support/onedeck';
import { describeTalent, having, hurt } from './talentSuite';

describeTalent('durability');

const plan = { ...having('durability'), dungeon: 'lichs-tomb', potions: 0, cardsLeft: 0, stairsTokens: 2 } as const;

it.each([
  [5, null],
  [6, 'defeat'],
] as const)('with %d damage, one more ends in %s', (damage, result) => {
  expect(aGame(hurt(damage, plan)).do({ type: 'startTurn' }).state.result).toBe(result);
});

it('is worth 1 health to its hero alone', () => {
  const { state } = aGame({ heroes: ['warrior', 'mage'], ...having('durability') });
  expect(state.heroes.map((hero) => healthOf(state, hero))).toEqual([5, 3]);
});
