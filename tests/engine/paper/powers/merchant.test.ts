// Merchant: every mark on the gem track gives a potion.
import { expect, it } from 'vitest';
import { levels } from '../parties';
import { aTurn } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('merchant', -1);

it('gives a potion for a gem of the map', () => {
  const table = aTurn({ powers: ['merchant'] }).with({ path: ['E3'] });
  expect(table.go(0, ['F3']).sheet()).toMatchObject({ gems: 1, taken: ['gem-b'], potions: 1 });
});

it('P28: and for one that comes from no map', () => {
  const table = aTurn({ powers: ['merchant'] }, 'clover wizard cleric / boots warrior rogue').with(levels(1, 1, 1, 3));
  table.do({ type: 'raise', seat, die: 0, hero: 'rogue' });
  expect(table.sheet()).toMatchObject({ gems: 1, taken: [], potions: 1 });
});

it('P26: not for a gem that has vanished', () => {
  const table = aTurn({ powers: ['merchant'] }).with({ path: ['E3'], gone: ['gem-b'] });
  expect(table.go(0, ['F3']).sheet()).toMatchObject({ gems: 0, potions: 0 });
});

it('P26: its own potion may fill the last row, whose gem gives the next potion', () => {
  const table = aTurn({ powers: ['merchant'] }).with({ path: ['E3'], potions: 11 });
  expect(table.go(0, ['F3']).sheet()).toMatchObject({ gems: 2, potions: 12, due: [] });
});
