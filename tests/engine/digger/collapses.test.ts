import { describe, expect, it } from 'vitest';
import { surveyOf } from '../../../src/engine/digger';
import { at } from './ground';
import { EAST, firstSeat, give, listed, played, refusal, scene, told, WEST } from './scenes';

describe('Sabotage!', () => {
  it('D29: takes an own minion from anywhere and closes any empty space of the zone', () => {
    const state = scene({ tiles: [[[1, 0], 'throne', 0, 2]], minions: { 1: [WEST, [1, 0]] } });
    expect(listed(state, 'sabotage')).toHaveLength(surveyOf(state).empty.length * 2);
    const { state: next, events } = give(state, { type: 'sabotage', at: at(0, -4), minion: at(1, 0) });
    expect(events.map(({ type }) => type)).toEqual(['orderGiven', 'minionsLost', 'collapsePlaced']);
    expect(firstSeat(next).minions).toEqual([at(...WEST)]);
    expect([next.collapses, next.points]).toEqual([3, 1]);
    expect(next.tiles.at(-1)).toEqual({ at: at(0, -4), tile: 'collapse', owner: null, turn: 0 });
  });

  it('D29: needs a minion, an empty space and a Collapse in the supply', () => {
    const sabotage = (space: readonly [number, number]) => ({ type: 'sabotage', at: at(...space), minion: at(...WEST) }) as const;
    expect(refusal(scene({ minions: { 1: [] } }), sabotage([0, 0]))).toBe('noMinionThere');
    expect(refusal(scene(), { ...sabotage([0, 0]), minion: null })).toBe('minionNeeded');
    expect(refusal(scene(), sabotage(EAST))).toBe('spaceTaken');
    const around = [
      [-1, -1],
      [-1, 0],
      [-2, 1],
      [-3, 1],
    ] as const;
    const used = scene({ tiles: around.map((space) => [space, 'collapse']) });
    expect([used.collapses, refusal(used, sabotage([0, 0])), listed(used, 'sabotage')]).toEqual([0, 'noCollapseLeft', []]);
  });
});

describe('Demolish!', () => {
  it('D30: costs two points; the Collapse leaves the game', () => {
    const state = scene({ tiles: [[[-1, 0], 'collapse']] });
    const { state: next, events } = give(state, { type: 'demolish', at: at(-1, 0) });
    expect(told(events, 'orderGiven')).toMatchObject([{ order: 'demolish', cost: 2 }]);
    expect([next.points, next.collapses, surveyOf(next).isEmpty(at(-1, 0))]).toEqual([0, 3, true]);
    expect(refusal({ ...state, points: 1 }, { type: 'demolish', at: at(-1, 0) })).toBe('tooFewPoints');
  });

  it('D30: from a tile of whatever owner with an open side towards it', () => {
    const tiles = [
      [[1, 0], 'throne', 0, 2],
      [[0, 0], 'collapse'],
      [[1, -1], 'collapse'],
    ] as const;
    const state = scene({ tiles, minions: { 1: [[1, 0]] } });
    // The north-west side of the Throne is earth.
    expect(listed(state, 'demolish')).toEqual([{ type: 'demolish', at: at(0, 0) }]);
    expect(refusal(state, { type: 'demolish', at: at(1, -1) })).toBe('nobodyBesideCollapse');
    expect(refusal(state, { type: 'demolish', at: at(1, 0) })).toBe('noCollapseThere');
  });

  it('a space that was cleared can be built on again', () => {
    const state = scene({ tiles: [[[-1, 0], 'collapse']], projects: { 1: ['kitchen-1'] } });
    const cleared = played(state, { type: 'demolish', at: at(-1, 0) });
    expect(listed({ ...cleared, points: 1 }, 'work')).toContainEqual({ type: 'work', tile: 'kitchen-1', at: at(-1, 0), turn: 3 });
  });
});
