import { describe, expect, it } from 'vitest';
import { measureOf, type TileId } from '../../../src/engine/digger';
import { at, type Lay } from './ground';
import { firstSeat, give, scene, told, work } from './scenes';

/** From west to east. */
const STRAIGHT = 1;

function goldOf(
  tiles: readonly Lay[],
  build: readonly [TileId, readonly [number, number], number],
  minion: readonly [number, number],
) {
  const [tile, space, turn] = build;
  const state = scene({ tiles, minions: { 1: [minion] }, projects: { 1: [tile] } });
  const { state: next, events } = give(state, work(tile, space, turn));
  const gained = told(events, 'goldGained');
  expect(firstSeat(next).gold).toBe(gained.reduce((sum, { amount }) => sum + amount, 0));
  return { events, gained: gained.map(({ cause, amount }) => [cause, amount]) };
}

describe('corridors', () => {
  it('D13: earn by their length, once, in the moment of completion', () => {
    const one = goldOf([[[-1, 0], 'corridor-1', STRAIGHT]], ['kitchen-1', [0, 0], 3], [-1, 0]);
    expect(one.gained).toEqual([['corridor', 1]]);
    expect(told(one.events, 'corridorCompleted')).toMatchObject([{ spaces: [at(-1, 0)], nuggets: 0 }]);
    const tiles: readonly Lay[] = [
      [[-1, 0], 'corridor-1', STRAIGHT],
      [[0, 0], 'corridor-trap-1', STRAIGHT],
    ];
    expect(goldOf(tiles, ['kitchen-4', [1, 0], 1], [0, 0]).gained).toEqual([['corridor', 3]]);
  });

  it('D13: a corridor that is closed by a corridor tile scores as well', () => {
    const state = goldOf([[[-1, 0], 'corridor-1', STRAIGHT]], ['corridor-7', [0, 0], 0], [-1, 0]);
    expect(state.gained).toEqual([['corridor', 3]]);
  });

  it('D13: several corridors completed by one tile each score', () => {
    // Doors of the Throne end two corridors at once: west and south-west of it.
    const tiles: readonly Lay[] = [
      [[-1, 0], 'corridor-1', STRAIGHT],
      [[-2, 1], 'throne', 1],
      [[-1, 1], 'corridor-2', 4],
    ];
    const built = goldOf(tiles, ['kitchen-1', [0, 0], 3], [-1, 0]);
    expect(built.gained).toEqual([
      ['corridor', 1],
      ['corridor', 1],
    ]);
  });

  it('D13: the prize counts the true length', () => {
    const tiles: readonly Lay[] = [
      [[-1, 0], 'corridor-1', STRAIGHT],
      [[0, 0], 'corridor-trap-1', STRAIGHT],
      [[1, 0], 'kitchen-4', 1],
    ];
    expect(measureOf(scene({ tiles }), 0, 'tunneller')).toBe(2);
  });

  it('D14: nuggets pay a coin each, with the gold', () => {
    const built = goldOf([[[-1, 0], 'corridor-nugget-1', STRAIGHT]], ['kitchen-1', [0, 0], 3], [-1, 0]);
    expect(built.events.map(({ type }) => type).slice(1, 5)).toEqual([
      'tileLaid',
      'corridorCompleted',
      'goldGained',
      'coinDrawn',
    ]);
  });
});

describe('rooms', () => {
  it('D15: three gold for a room that is joined to one of its kind, however many', () => {
    const kitchens: readonly Lay[] = [[[-1, 0], 'kitchen-4', 2]];
    expect(goldOf(kitchens, ['kitchen-1', [-1, 1], 4], [-1, 0]).gained).toEqual([['pair', 3]]);
    expect(goldOf([...kitchens, [[-2, 1], 'kitchen-1', 5]], ['kitchen-2', [-1, 1], 4], [-1, 0]).gained).toEqual([['pair', 3]]);
    expect(goldOf([[[-1, 0], 'library-4', 2]], ['kitchen-1', [-1, 1], 4], [-1, 0]).gained).toEqual([]);
  });

  it('D15: rooms joined through a corridor are not joined', () => {
    const built = goldOf(
      [
        [[-1, 0], 'kitchen-3', 0],
        [[0, 0], 'corridor-1', STRAIGHT],
      ],
      ['kitchen-4', [1, 0], 1],
      [0, 0],
    );
    expect(built.gained).toEqual([['corridor', 1]]);
  });

  it('D16: the Throne earns one, and one for each own room beside it, joined or not, before or after', () => {
    const before: readonly Lay[] = [
      [[-1, 0], 'kitchen-4', 2],
      [[-1, 1], 'pit', 1],
    ];
    // Kitchen and pit lie beside the Throne; the Portal is no room.
    expect(goldOf(before, ['throne', [-2, 1], 2], [-2, 0]).gained).toEqual([['throne', 3]]);
    expect(goldOf([[[-2, 1], 'throne', 2]], ['kitchen-4', [-1, 0], 2], [-2, 0]).gained).toEqual([['throne', 1]]);
    const walled: readonly Lay[] = [
      [[-2, 1], 'throne', 2],
      [[-1, 0], 'kitchen-4', 2],
    ];
    expect(goldOf(walled, ['pit', [-1, 1], 1], [-1, 0]).gained).toEqual([['throne', 1]]);
  });

  it('D16: while the Throne is conquered later rooms pay nothing', () => {
    const state = scene({ tiles: [[[-2, 1], 'throne', 2]], tokens: [[[-2, 1], 2]], projects: { 1: ['kitchen-4'] } });
    expect(told(give(state, work('kitchen-4', [-1, 0], 2)).events, 'goldGained')).toEqual([]);
  });

  it('D17: the complex counts rooms joined directly, conquered ones too', () => {
    const tiles: readonly Lay[] = [
      [[-1, 0], 'kitchen-4', 2],
      [[-1, 1], 'library-1', 4],
    ];
    expect(measureOf(scene({ tiles, tokens: [[[-1, 0], 2]] }), 0, 'builder')).toBe(2);
  });

  it("D18: no seat is paid for a rival's building", () => {
    const state = scene({
      tiles: [
        [[-1, 0], 'corridor-1', STRAIGHT],
        [[1, 0], 'throne', 0, 2],
      ],
      minions: { 2: [[1, 0]] },
      projects: { 2: ['kitchen-3'] },
      state: { active: 1 },
    });
    const { state: next } = give(state, work('kitchen-3', [0, 0], 0));
    expect(next.seats.map(({ gold }) => gold)).toEqual([0, 1]);
  });
});
