import { describe, expect, it } from 'vitest';
import { aTurn } from './table';

const seat = 'seat-1';

describe('potions', () => {
  it('P16: two from a die', () => {
    const table = aTurn().do({ type: 'brew', seat, die: 3 });
    expect(table.told('potionsGained')).toMatchObject([{ amount: 2, lost: 0, potions: 2 }]);
  });

  it('P16: three for an Alchemist', () => {
    expect(
      aTurn({ powers: ['alchemist'] })
        .do({ type: 'brew', seat, die: 3 })
        .sheet().potions,
    ).toBe(3);
  });

  it('P16: those beyond the twelfth are lost; the bonus of the row still comes', () => {
    const table = aTurn().with({ potions: 11 }).do({ type: 'brew', seat, die: 0 });
    expect(table.told('potionsGained')).toMatchObject([{ amount: 1, lost: 1, potions: 12 }]);
    expect(table.sheet()).toMatchObject({ potions: 12, gems: 1, taken: [] });
  });

  it('P16: the bonus of a row comes before the next potion', () => {
    const table = aTurn().with({ potions: 3 }).do({ type: 'brew', seat, die: 0 });
    expect(table.sheet()).toMatchObject({ potions: 4, due: [{ op: 'potions', times: 1 }, { op: 'levelUp' }] });
    table.do({ type: 'chooseHero', seat, hero: 'cleric' });
    expect(table.sheet()).toMatchObject({ potions: 5, due: [], heroes: { cleric: 2 } });
  });
});
