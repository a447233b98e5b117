// Fortune Teller: the skulls of a roll hurt by one less.
import { expect, it } from 'vitest';
import { aTable } from '../table';
import { describePower } from './describePower';

describePower('fortune-teller', 2);

it.each([
  ['wizard warrior wizard / boots warrior rogue', 0, 0],
  ['skull warrior wizard / boots warrior rogue', 0, 1],
  ['skull warrior wizard / skull warrior rogue', 1, 1],
])('P10: %s hurts by %i', (thrown, damage, spared) => {
  const table = aTable({ powers: ['fortune-teller'] }).roll(thrown);
  expect(table.sheet().damage).toBe(damage);
  expect(table.told('damageSpared').map(({ cause, amount }) => [cause, amount])).toEqual(spared > 0 ? [['skulls', spared]] : []);
});

it('P10: below zero it does not go, with a Cleric at level 4 either', () => {
  const table = aTable({ powers: ['fortune-teller'] }).with({ heroes: { warrior: 1, wizard: 1, cleric: 4, rogue: 1 } });
  table.roll('skull warrior wizard / skull warrior rogue');
  expect(table.sheet()).toMatchObject({ damage: 0, hearts: 0 });
  expect(table.told('damageSpared')).toMatchObject([{ amount: 2 }]);
});

it('is hurt by traps', () => {
  const table = aTable({ powers: ['fortune-teller'] })
    .roll()
    .with({ path: ['B2'] });
  expect(table.go(0, ['C2']).sheet().damage).toBe(1);
});
