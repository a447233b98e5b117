// Prepared (campaign sheet, healing focus): every game begins with one more potion.
import { expect, it } from 'vitest';
import { aGame } from '../../../support/onedeck';
import { describeTalent, giftsOf, having } from './talentSuite';

describeTalent('prepared');

it.each([
  ['novice', 3],
  ['standard', 2],
  ['veteran', 2],
  ['fearless', 1],
] as const)('on the %s tier: %d potions', (tier, potions) => {
  expect(aGame({ tier, ...having('prepared') }).state.potions).toBe(potions);
});

it('counts for each hero who has it', () => {
  const heroes = ['warrior', 'mage', 'rogue', 'archer'] as const;
  const gifts = heroes.slice(0, 2).map((hero) => ({ ...giftsOf('prepared'), hero }));
  expect(aGame({ heroes: heroes.slice(0, 2), gifts }).state.potions).toBe(3);
  expect(aGame({ heroes, gifts }).state.potions).toBe(4);
});
