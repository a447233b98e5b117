// Alchemist: a die that brews makes one potion more.
import { expect, it } from 'vitest';
import { aTurn } from '../table';
import { describePower } from './describePower';

const seat = 'seat-1';

describePower('alchemist', -1);

it('P16: makes three potions from a die', () => {
  expect(
    aTurn({ powers: ['alchemist'] })
      .do({ type: 'brew', seat, die: 3 })
      .sheet().potions,
  ).toBe(3);
});

it('gains no more than others from rooms', () => {
  expect(
    aTurn({ powers: ['alchemist'] })
      .go(0, ['C1'])
      .sheet().potions,
  ).toBe(1);
});

it('P26: the bonus of a row comes before the potion that is left', () => {
  const table = aTurn({ powers: ['alchemist'] })
    .with({ potions: 2 })
    .do({ type: 'brew', seat, die: 3 });
  expect(table.sheet()).toMatchObject({ potions: 4, due: [{ op: 'potions', times: 1 }, { op: 'levelUp' }] });
  expect(table.do({ type: 'chooseHero', seat, hero: 'cleric' }).sheet()).toMatchObject({ potions: 5, due: [] });
});
