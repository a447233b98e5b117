import { describe, expect, it } from 'vitest';
import { aTurn, type Table } from './table';

const seat = 'seat-1';
const PAIR = { seats: 2 } as const;

/** Both seats waste what is left, one after the other. */
const reveal = (table: Table): Table => table.idleAll();

describe('gems', () => {
  const besideGem = (table: Table, id: 'seat-1' | 'seat-2') => table.with({ path: ['E3'] }, id);

  it('P33: taken by one seat, a gem vanishes from the maps of all others at the end of the turn', () => {
    const table = besideGem(aTurn({ seats: 3 }), 'seat-1').go(0, ['F3']);
    expect(table.sheet('seat-2').gone).toEqual([]);
    reveal(table);
    expect(table.told('gemsVanished')).toMatchObject([{ gems: ['gem-b'] }]);
    expect(table.state.seats.map(({ sheet }) => sheet.gone)).toEqual([[], ['gem-b'], ['gem-b']]);
    table
      .roll()
      .with({ path: ['E3'] }, 'seat-2')
      .go(0, ['F3'], 'seat-2');
    expect(table.sheet('seat-2')).toMatchObject({ gems: 0, beaten: ['orc-4'] });
  });

  it('P33: all who take it in the same turn have it', () => {
    const table = besideGem(besideGem(aTurn(PAIR), 'seat-1'), 'seat-2')
      .go(0, ['F3'])
      .go(0, ['F3'], 'seat-2');
    reveal(table);
    expect(table.told('gemsVanished')).toEqual([]);
    expect(table.state.seats.map(({ sheet }) => [sheet.taken, sheet.gone])).toEqual([
      [['gem-b'], []],
      [['gem-b'], []],
    ]);
  });

  it('P33: several gems of one turn', () => {
    const table = aTurn(PAIR)
      .with({ path: ['E3'] })
      .with({ path: ['C5'] }, 'seat-2')
      .go(0, ['F3'])
      .go(0, ['C4'], 'seat-2');
    reveal(table);
    expect(table.told('gemsVanished')).toMatchObject([{ gems: ['gem-b', 'gem-c'] }]);
    expect(table.state.seats.map(({ sheet }) => sheet.gone)).toEqual([['gem-c'], ['gem-b']]);
  });

  it('P33: a mark that comes from no map takes nothing from anybody', () => {
    const table = aTurn(PAIR).with({ potions: 11 }).do({ type: 'brew', seat, die: 0 });
    reveal(table);
    expect(table.types()).not.toContain('gemsVanished');
  });

  it('P33: alone nothing vanishes', () => {
    const table = besideGem(aTurn(), 'seat-1').go(0, ['F3']).idleAll();
    expect(table.types()).not.toContain('gemsVanished');
  });
});
