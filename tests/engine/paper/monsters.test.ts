import { describe, expect, it } from 'vitest';
import { MONSTER_IDS } from '../../../src/engine/paper';
import { aTable, aTurn } from './table';

const seat = 'seat-1';

describe('monsters', () => {
  it('P23: are met once', () => {
    const table = aTurn().go(0, ['C1', 'D1']).go(1, ['C1', 'D1']);
    expect(table.types()).not.toContain('monsterBeaten');
    expect(table.sheet()).toMatchObject({ hearts: 2, damage: 0, beaten: ['goblin-3'] });
  });

  it('P25: struck off, a monster counts as beaten, and its treasure waits for whoever enters', () => {
    const table = aTable({ powers: ['assassin'] }).do(
      { type: 'strikeOff', seat, monster: 'orc-5' },
      { type: 'strikeOff', seat, monster: 'goblin-3' },
    );
    expect(table.sheet()).toMatchObject({ beaten: ['orc-5', 'goblin-3'], potions: 0, gems: 0, path: [] });
    table.roll().go(0, ['D1']);
    expect(table.sheet()).toMatchObject({ damage: 0, potions: 1, beaten: ['orc-5', 'goblin-3'] });
  });

  it('P25: struck off, a monster counts for every third', () => {
    const table = aTurn({ powers: ['shaman'] }).with({ beaten: ['orc-3'] });
    table.with({ items: { ...table.sheet().items, 'death-scepter': 1 } });
    table.do({ type: 'craft', seat, die: 1, item: 'death-scepter' }, { type: 'strikeOff', seat, monster: 'orc-4' });
    expect(table.sheet().potions).toBe(0);
    expect(table.do({ type: 'strikeOff', seat, monster: 'orc-5' }).sheet().potions).toBe(1);
  });

  it('P25: with fewer than two left, what is there is struck off', () => {
    for (const left of [0, 1]) {
      const table = aTurn().with({ beaten: MONSTER_IDS.slice(left) });
      table
        .with({ items: { ...table.sheet().items, 'death-scepter': 1 } })
        .do({ type: 'craft', seat, die: 1, item: 'death-scepter' });
      expect(table.sheet().beaten).toHaveLength(12);
      expect(table.sheet().due).toEqual([]);
      expect(table.types()).toContain('bonusLost');
    }
  });
});
