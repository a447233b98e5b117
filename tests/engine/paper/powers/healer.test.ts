// Healer: two potions before the first roll.
import { expect, it } from 'vitest';
import { aTable } from '../table';
import { describePower } from './describePower';

describePower('healer', 2);

it('P4: has two potions before the first roll, and is asked nothing', () => {
  const table = aTable({ powers: ['healer'] });
  expect(table.sheet()).toMatchObject({ potions: 2, due: [] });
  expect([table.state.phase, table.state.turn]).toEqual(['roll', 0]);
});

it('P53: waits for the seats that are asked something', () => {
  const table = aTable({ powers: ['healer', 'veteran'], seats: 2 });
  expect(table.state.phase).toBe('setup');
  expect(table.seen('seat-2').seats[0]).toMatchObject({ ready: true, sheet: { potions: 0 } });
  table.do({ type: 'chooseHero', seat: 'seat-2', hero: 'rogue' }, { type: 'chooseHero', seat: 'seat-2', hero: 'cleric' });
  expect(table.seen('seat-2').seats[0]?.sheet.potions).toBe(2);
});
