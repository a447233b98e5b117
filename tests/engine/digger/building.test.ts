import { describe, expect, it } from 'vitest';
import { at } from './ground';
import { firstSeat, give, listed, refusal, scene, secondSeat, told, WEST, work } from './scenes';

describe('Work!', () => {
  it('costs a point and lays a project beside the worker, who stays where it is', () => {
    const { state, events } = give(scene({ projects: { 1: ['kitchen-1'] } }), work('kitchen-1', [-1, 0], 3));
    expect(events[0]).toEqual({ type: 'orderGiven', seat: 'seat-1', order: 'work', cost: 1 });
    expect(state.points).toBe(1);
    expect(firstSeat(state).projects).toEqual([]);
    expect(firstSeat(state).minions).toEqual([at(...WEST)]);
    expect(state.tiles.at(-1)).toEqual({ at: at(-1, 0), tile: 'kitchen-1', owner: 'seat-1', turn: 3 });
  });

  it('D6: a tile may be turned, but its sides have to match', () => {
    const state = scene({ projects: { 1: ['kitchen-1', 'torture-1'] } });
    expect(refusal(state, work('kitchen-1', [-1, 0], 0))).toBe('sidesDoNotMatch');
    expect(refusal(state, work('kitchen-1', [-1, 0], 6))).toBe('noSuchTurn');
    expect(refusal(state, work('kitchen-1', [-1, 0], 0.5))).toBe('noSuchTurn');
    // A tile that looks the same after two turns has two.
    expect(refusal(state, work('torture-1', [-1, 0], 2))).toBe('noSuchTurn');
    expect(listed(state, 'work')).toContainEqual(work('kitchen-1', [-1, 0], 3));
  });

  it('D7: only where an own minion stands beside; joined to another own tile is not enough', () => {
    const state = scene({ projects: { 1: ['library-1'] }, tiles: [[[-1, 0], 'kitchen-4', 2]] });
    expect(refusal(state, work('library-1', [-2, 1], 5))).toBeNull();
    expect(refusal(state, work('library-1', [0, 0], 2))).toBe('noWorkerBeside');
    const nobody = scene({ projects: { 1: ['library-1'] }, minions: { 1: [] } });
    expect(listed(nobody, 'work')).toEqual([]);
  });

  it("D7: the owner builds from a tile under a rival's token, the conqueror does not", () => {
    const conquered = { tiles: [[[-1, 0], 'throne', 0] as const], tokens: [[[-1, 0], 2] as const] };
    const owner = scene({ ...conquered, minions: { 1: [[-1, 0]] }, projects: { 1: ['library-1'] } });
    expect(refusal(owner, work('library-1', [0, 0], 2))).toBeNull();
    const rival = scene({ ...conquered, minions: { 2: [[-1, 0]] }, projects: { 2: ['library-1'] }, state: { active: 1 } });
    expect(refusal(rival, work('library-1', [0, 0], 2))).toBe('noWorkerBeside');
  });

  it("D8: rivals' tiles may be joined, and never built from", () => {
    const state = scene({
      tiles: [
        [[1, 0], 'throne', 0, 2],
        [[-1, 0], 'throne', 0],
      ],
      minions: { 1: [[-1, 0]] },
      projects: { 1: ['kitchen-3'] },
    });
    // Kitchen 3 has doors towards both.
    const joined = give(state, work('kitchen-3', [0, 0], 0));
    expect(joined.state.tiles.at(-1)?.owner).toBe('seat-1');
    const guest = scene({ tiles: [[[1, 0], 'throne', 0, 2]], minions: { 1: [[1, 0]] }, projects: { 1: ['kitchen-3'] } });
    expect(listed(guest, 'work')).toEqual([]);
  });

  it('D9: an empty space has no tile and no Collapse', () => {
    const state = scene({
      projects: { 1: ['kitchen-1'] },
      tiles: [
        [[-1, 0], 'collapse'],
        [[-2, 1], 'throne', 1],
      ],
    });
    expect(refusal(state, work('kitchen-1', [-1, 0], 3))).toBe('spaceTaken');
    expect(refusal(state, work('kitchen-1', [-2, 1], 3))).toBe('spaceTaken');
    expect(refusal(state, work('kitchen-1', [6, 0], 3))).toBe('noSuchSpace');
  });

  it('D10: nothing protects a dungeon against being closed off; the seat still has Demolish!', () => {
    const around = [
      [-1, -1],
      [-1, 0],
      [-2, 1],
    ] as const;
    const state = scene({ tiles: around.map((space) => [space, 'collapse']), projects: { 1: ['corridor-7'] } });
    const rivals = { ...state, active: 1 };
    expect(refusal(rivals, { type: 'sabotage', at: at(-3, 1), minion: at(2, 0) })).toBeNull();
    const { state: next } = give(rivals, { type: 'sabotage', at: at(-3, 1), minion: at(2, 0) });
    expect(listed({ ...next, active: 0, points: 2 }, 'demolish')).toHaveLength(4);
  });

  it('a project has to be there, and a worker on an own tile', () => {
    const state = scene({ projects: { 1: ['kitchen-1'] } });
    expect(refusal(state, work('library-1', [-1, 0], 3))).toBe('notYourProject');
    expect(refusal(state, { ...work('library-1', [-1, 0]), tile: 'collapse' })).toBe('noSuchTile');
  });
});

describe('Rise!', () => {
  it('D28: on the Portal or an open Dormitory, while Resources are free', () => {
    const tiles = [[[-1, 0], 'dormitory-4', 2] as const];
    const state = scene({ tiles });
    expect(listed(state, 'rise').map((command) => 'at' in command && command.at)).toEqual([at(-2, 0), at(-1, 0)]);
    const { state: next, events } = give(state, { type: 'rise', at: at(-1, 0) });
    expect(told(events, 'minionRisen')).toEqual([{ type: 'minionRisen', seat: 'seat-1', at: at(-1, 0) }]);
    expect(firstSeat(next).minions).toEqual([at(-2, 0), at(-1, 0)]);
    const conquered = scene({ tiles, tokens: [[[-1, 0], 2]] });
    expect(refusal(conquered, { type: 'rise', at: at(-1, 0) })).toBe('notARisePlace');
    const held = scene({ tiles, minions: { 2: [[-1, 0]] } });
    expect(refusal(held, { type: 'rise', at: at(-1, 0) })).toBe('notARisePlace');
    const full = scene({ minions: { 1: [WEST, WEST, WEST] } });
    expect(refusal(full, { type: 'rise', at: at(...WEST) })).toBe('resourcesUsedUp');
  });

  it('D28: tokens are not in play; when Resources fall, nobody leaves', () => {
    const state = scene({
      tiles: [[[-1, 0], 'kitchen-4', 2]],
      minions: { 1: [WEST, WEST, WEST, WEST, WEST], 2: [[-1, 0]] },
      state: { active: 1 },
    });
    const { state: next } = give(state, { type: 'conquer', at: at(-1, 0), coin: 'none' });
    expect(firstSeat(next).minions).toHaveLength(5);
    expect(secondSeat(next).minions).toHaveLength(0);
    expect(refusal({ ...next, active: 0, points: 1 }, { type: 'rise', at: at(...WEST) })).toBe('resourcesUsedUp');
  });

  it('D28: the free minion of a new Dormitory obeys the same limits', () => {
    const built = (minions: number) => {
      const state = scene({ projects: { 1: ['dormitory-1'] }, minions: { 1: Array.from({ length: minions }, () => WEST) } });
      return told(give(state, work('dormitory-1', [-1, 0], 0)).events, 'minionRisen').length;
    };
    expect([built(1), built(2), built(3)]).toEqual([1, 1, 0]);
  });
});

describe('Think!', () => {
  it('D37: draws first, then returns', () => {
    const state = scene({ projects: { 1: ['kitchen-1', 'kitchen-2', 'throne'] } });
    const { state: next, events } = give(state, { type: 'think', tiles: ['throne', 'kitchen-1'] });
    const [swapped] = told(events, 'projectsSwapped');
    expect(swapped?.returned).toEqual(['kitchen-1', 'throne']);
    expect(swapped?.drawn).toHaveLength(2);
    for (const tile of swapped?.drawn ?? []) expect(swapped?.returned).not.toContain(tile);
    expect(firstSeat(next).projects).toEqual(['kitchen-2', ...(swapped?.drawn ?? [])]);
    expect(firstSeat(next).bag).toContain('throne');
  });

  it('may name any of the projects, once each', () => {
    const state = scene({ projects: { 1: ['kitchen-1', 'kitchen-2', 'throne'] } });
    expect(listed(state, 'think')).toHaveLength(7);
    for (const tiles of [[], ['throne', 'throne'], 'throne', [null], ['collapse']])
      expect(refusal(state, { type: 'think', tiles })).toBe('tilesWrong');
    expect(refusal(state, { type: 'think', tiles: ['pit'] })).toBe('notYourProject');
  });
});
