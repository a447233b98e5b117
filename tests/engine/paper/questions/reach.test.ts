// The best way to a room: no death, the least hurt, the most glory, the most to choose, the fewest steps.
import { describe, expect, it } from 'vitest';
import { outlookOf, type ReachedRoom, type RoomId, reachOf, type Sheet } from '../../../../src/engine/paper';
import { itemBoxes, levels } from '../parties';
import { aTurn, type Table } from '../table';

const seat = 'seat-1';
const BOOTS = 3;
const TOP = levels(6, 6, 6, 6);

/** A Scout with heroes whom no monster hurts, in a dungeon without walls between B4 and C5. */
const scout = (sheet: Partial<Sheet>): Table => aTurn({ dungeon: 'b', powers: ['scout'] }).with({ ...TOP, ...sheet });

function wayTo(room: RoomId, { state }: Table, die: number | null): ReachedRoom | undefined {
  return reachOf(state, { seat, die }).find((reached) => reached.room === room);
}

describe('a way', () => {
  it('makes a detour for glory that hurts nobody', () => {
    expect(wayTo('B5', scout({ path: ['B4'] }), BOOTS)?.path).toEqual(['C4', 'C5', 'B5']);
  });

  it('makes none where there is nothing to gain', () => {
    const table = scout({ path: ['C4', 'B4'], beaten: ['goblin-4', 'ghost-5'], gone: ['gem-c', 'gem-d'] });
    expect(wayTo('B5', table, BOOTS)?.path).toEqual(['B5']);
  });

  it('to the next room makes none in the middle of a walk, to others it does', () => {
    const table = scout({ path: ['B4'] }).do({ type: 'walk', seat, die: BOOTS });
    expect(wayTo('B5', table, null)?.path).toEqual(['B5']);
    expect(wayTo('C4', table, null)?.path).toEqual(['C4']);
    expect(wayTo('C5', table, null)?.path).toEqual(['C4', 'C5']);
  });

  it('leads past something to choose where that is all there is to gain', () => {
    const table = scout({ path: ['A4'], beaten: ['ghost-5'], gone: ['gem-d'] });
    expect(wayTo('B5', table, 0)?.path).toEqual(['B4', 'B5']);
    expect(wayTo('B5', table, 0)?.asks).toEqual(['fillBox']);
    expect(wayTo('A5', table, 0)?.asks).toEqual([]);
  });

  it('leads past a potion where a trap would kill', () => {
    const dying = wayTo('E1', aTurn().with({ damage: 4 }), 0);
    expect(dying?.path).toEqual(['F1', 'E1']);
    expect(dying?.outlook).toMatchObject({ revives: false, hurt: 1, absorbed: 1 });
  });

  it('tells all that happens on it, and nothing else', () => {
    const table = scout({ path: ['B4'], beaten: ['goblin-4'], gone: ['gem-c'] }).do({ type: 'walk', seat, die: 0 });
    const way = wayTo('C4', table, null);
    expect(way).toMatchObject({ path: ['C4'], left: 1, asks: [] });
    expect(way?.outlook.events.map(({ type }) => type)).toEqual(['roomEntered']);
  });

  it('leaves the sheets of others as they are', () => {
    const table = aTurn({ seats: 2 }).with({ path: ['B4'], ...itemBoxes({ 'tome-of-wisdom': 1 }) });
    table.with({ due: [{ op: 'levelUp', times: 1, apart: null }], walk: { steps: 0, rivers: [] } }, 'seat-2');
    const way = wayTo('B6', table.with({ path: ['B5'] }), 0);
    expect(way?.asks).toEqual(['fillBox']);
    expect(way?.outlook.after.seats[1]).toEqual(table.seat('seat-2'));
  });

  it('enters no room twice', () => {
    for (const { path } of reachOf(aTurn().state, { seat, die: BOOTS })) expect(new Set(path).size).toBe(path.length);
  });
});

describe('there is no way', () => {
  it('for a die that cannot be used, and while something is to be chosen', () => {
    const table = aTurn({}, 'skull wizard cleric / boots warrior rogue');
    expect([0, 6].map((die) => reachOf(table.state, { seat, die }))).toEqual([[], []]);
    const asked = aTurn().do({ type: 'walk', seat, die: BOOTS }, { type: 'step', seat, to: 'E1' });
    expect(asked.sheet().walk?.steps).toBe(2);
    expect(reachOf(asked.state, { seat, die: null })).toEqual([]);
  });
});

describe('the outlook of a command', () => {
  const brewed = (sheet: Partial<Sheet>) => outlookOf(aTurn().with(sheet).state, { type: 'brew', seat, die: 0 });

  it('names what finds nothing to be spent on, and what is asked next', () => {
    expect(brewed({ potions: 3, ...TOP })).toMatchObject({ lost: ['levelUp'], asks: null, spilled: 0 });
    expect(brewed({ potions: 2 })).toMatchObject({ lost: [], asks: { op: 'levelUp' }, spilled: 0 });
    expect(brewed({ potions: 11 })).toMatchObject({ lost: [], asks: null, spilled: 1 });
    expect(brewed({})).toMatchObject({ lost: [], asks: null, hurt: 0, absorbed: 0, revives: false, penalty: 0 });
    expect(brewed({ resurrected: true })?.revives).toBe(false);
  });

  it('counts the own hurt alone', () => {
    const table = aTurn({ dungeon: 'b', seats: 2 })
      .untilTurn(3)
      .with({ ...levels(3, 3, 3, 3), lair: true })
      .idle();
    for (const die of [0, 1, 2]) table.do({ type: 'walk', seat: 'seat-2', die }, { type: 'stop', seat: 'seat-2' });
    const outlook = outlookOf(table.state, { type: 'confirm', seat: 'seat-2' });
    expect(outlook?.events.filter(({ type }) => type === 'damageTaken')).toHaveLength(1);
    expect(outlook).toMatchObject({ hurt: 0, absorbed: 0 });
  });
});
