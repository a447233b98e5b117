import { describe, expect, it } from 'vitest';
import { aTable, aTurn } from './table';

const TWO_SKULLS = 'skull warrior wizard / skull boots rogue';

describe('damage', () => {
  it('P29: potions absorb first, by themselves, two each', () => {
    const table = aTable().with({ potions: 1 }).roll(TWO_SKULLS);
    expect(table.told('damageTaken')).toMatchObject([{ amount: 2, absorbed: 2, damage: 0 }]);
    expect(table.sheet()).toMatchObject({ potions: 1, hearts: 2, damage: 0 });
  });

  it('P30: one event is one amount, hearts first, then the track', () => {
    const table = aTable().with({ potions: 1, hearts: 1 }).roll(TWO_SKULLS);
    expect(table.told('damageTaken')).toMatchObject([{ amount: 2, absorbed: 1, damage: 1 }]);
    expect(table.sheet()).toMatchObject({ hearts: 2, damage: 1 });
  });

  it('P30: potions from the same room come too late', () => {
    const table = aTurn().go(0, ['D1']);
    expect(table.sheet()).toMatchObject({ damage: 2, hearts: 0, potions: 1 });
  });

  it('P31: resurrection when the track is higher than health, not equal', () => {
    const table = aTable().with({ damage: 2 }).roll(TWO_SKULLS);
    expect(table.sheet()).toMatchObject({ damage: 4, resurrected: false });
    table.idle().roll('skull warrior wizard / boots warrior rogue');
    expect(table.told('resurrected')).toHaveLength(1);
    expect(table.sheet()).toMatchObject({ damage: 5, resurrected: true });
  });

  it('P31: once a game; it heals nothing and no later level takes it back', () => {
    const table = aTable().with({ damage: 4 }).roll(TWO_SKULLS);
    table.with({ heroes: { warrior: 6, wizard: 6, cleric: 1, rogue: 6 } });
    expect(table.sheet()).toMatchObject({ damage: 6, resurrected: true });
    table
      .with({ heroes: { warrior: 1, wizard: 1, cleric: 1, rogue: 1 } })
      .idle()
      .roll(TWO_SKULLS);
    expect(table.told('resurrected')).toEqual([]);
  });

  it('P32: the track has 24 boxes; what goes beyond is forgotten', () => {
    const table = aTable().with({ damage: 23, resurrected: true }).roll(TWO_SKULLS);
    expect(table.told('damageTaken')).toMatchObject([{ amount: 2, damage: 24 }]);
    table.idle().roll(TWO_SKULLS);
    expect(table.sheet().damage).toBe(24);
  });
});
