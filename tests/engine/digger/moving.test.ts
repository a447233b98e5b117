import { describe, expect, it } from 'vitest';
import { at, type Lay } from './ground';
import { firstSeat, give, listed, played, refusal, scene, secondSeat, told, WEST, walk } from './scenes';

const HALL: readonly Lay[] = [
  [[-1, 0], 'throne', 0],
  [[0, 0], 'kitchen-3', 0],
];
const moving = { tasks: [{ op: 'steps', left: 3 }] } as const;

describe('Move!', () => {
  it('D22: three steps, each of any number of minions of any squad', () => {
    const state = scene({ tiles: HALL, minions: { 1: [WEST, WEST, [-1, 0]] } });
    const begun = played(state, { type: 'move' });
    expect([begun.points, begun.tasks]).toEqual([1, [{ op: 'steps', left: 3 }]]);
    const ended = played(begun, walk(WEST, [-1, 0], 2), walk([-1, 0], [0, 0], 1), walk([0, 0], [-1, 0]));
    expect(firstSeat(ended).minions).toEqual([at(-1, 0), at(-1, 0), at(-1, 0)]);
    expect(ended.tasks).toEqual([]);
  });

  it('D22: steps that are not taken are lost', () => {
    const state = scene({ tiles: HALL, state: moving });
    expect(refusal(state, { type: 'endTurn' })).toBe('taskFirst');
    expect(played(state, { type: 'halt' }).tasks).toEqual([]);
  });

  it('D22: a step names minions that are there', () => {
    const state = scene({ tiles: HALL, state: moving });
    expect(refusal(state, walk([0, 0], [-1, 0]))).toBe('noMinionThere');
    for (const count of [0, 2, 0.5]) expect(refusal(state, walk(WEST, [-1, 0], count))).toBe('countWrong');
  });

  it('D79: without a step that could be taken it can not be ordered', () => {
    expect(refusal(scene(), { type: 'move' })).toBe('noStepLeft');
    const waiting = { tasks: [{ op: 'orders', waiting: ['move'] }] } as const;
    expect(refusal(scene({ state: waiting }), { type: 'move' })).toBe('noStepLeft');
    expect(listed(scene({ state: waiting }), 'giveUpOrder')).toHaveLength(1);
  });

  it('D23: a room ends the step, walls do not let through', () => {
    const state = scene({ tiles: HALL, state: moving });
    expect(refusal(state, walk(WEST, [0, 0]))).toBe('notInReach');
    expect(refusal(state, walk(WEST, [-3, 0]))).toBe('notInReach');
    expect(listed(state, 'step')).toEqual([walk(WEST, [-1, 0])]);
  });

  it('D23: a run through corridors says its way', () => {
    const tiles: readonly Lay[] = [
      [[-1, 0], 'corridor-1', 1],
      [[0, 0], 'corridor-nugget-1', 1],
      [[1, 0], 'throne', 0],
    ];
    const { events } = give(scene({ tiles, state: moving }), walk(WEST, [1, 0]));
    expect(told(events, 'minionsMoved')).toMatchObject([
      { from: at(...WEST), to: at(1, 0), count: 1, via: [at(-1, 0), at(0, 0)] },
    ]);
  });

  it("D24: a step on a rival's tile covers one tile", () => {
    const tiles: readonly Lay[] = [
      [[-1, 0], 'corridor-1', 1, 2],
      [[0, 0], 'corridor-nugget-1', 1, 2],
      [[1, 0], 'throne', 0, 2],
    ];
    const state = scene({ tiles, state: moving });
    expect(listed(state, 'step')).toEqual([walk(WEST, [-1, 0])]);
  });

  it("D25: rivals' Portals and pits are closed", () => {
    const tiles: readonly Lay[] = [
      [[1, 0], 'throne', 0, 2],
      [[0, 0], 'pit', 1, 2],
    ];
    const state = scene({ tiles, minions: { 1: [[1, 0]] }, state: moving });
    expect(refusal(state, walk([1, 0], [2, 0]))).toBe('notInReach');
    expect(refusal(state, walk([1, 0], [0, 0]))).toBe('notInReach');
  });

  it('D26: strictly more minions win, lose nobody, and all defenders go', () => {
    const fight = (attackers: number, defenders: number) => {
      const squad = Array.from({ length: attackers }, () => WEST);
      const there = Array.from({ length: defenders }, () => [-1, 0] as const);
      return scene({ tiles: HALL, minions: { 1: squad, 2: there }, state: moving });
    };
    for (const [attackers, defenders] of [
      [1, 1],
      [2, 2],
      [1, 2],
    ] as const) {
      expect(refusal(fight(attackers, defenders), walk(WEST, [-1, 0], attackers))).toBe('tooManyRivals');
    }
    const { state, events } = give(fight(3, 2), walk(WEST, [-1, 0], 3));
    expect(told(events, 'minionsLost')).toEqual([
      { type: 'minionsLost', seat: 'seat-2', at: at(-1, 0), count: 2, cause: 'fight', by: 'seat-1' },
    ]);
    expect([firstSeat(state).minions.length, secondSeat(state).minions.length]).toEqual([3, 0]);
  });

  it('D26: a fight ends the step, in an own corridor too', () => {
    const tiles: readonly Lay[] = [
      [[-1, 0], 'corridor-1', 1],
      [[0, 0], 'corridor-nugget-1', 1],
    ];
    const state = scene({ tiles, minions: { 1: [WEST, WEST], 2: [[-1, 0]] }, state: moving });
    expect(listed(state, 'step')).toEqual([walk(WEST, [-1, 0], 2)]);
  });
});

describe('traps', () => {
  /** A corridor of seat 2 with a trap, from its Portal in the east to a tile in the middle. */
  const trap = (end: Lay): readonly Lay[] => [[[1, 0], 'corridor-trap-1', 1, 2], end];

  it('D27: one minion of a squad dies in a complete corridor of a rival, after the fight', () => {
    const state = scene({
      tiles: trap([[0, 0], 'throne', 0, 2]),
      minions: {
        1: [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        2: [[1, 0]],
      },
      state: moving,
    });
    const { state: next, events } = give(state, walk([0, 0], [1, 0], 2));
    expect(events.slice(0, 3).map(({ type }) => type)).toEqual(['minionsLost', 'minionsMoved', 'minionsLost']);
    expect(told(events, 'minionsLost')[1]).toEqual({
      ...{ type: 'minionsLost', seat: 'seat-1', at: at(1, 0), count: 1, cause: 'trap', by: 'seat-2' },
    });
    expect(firstSeat(next).minions).toEqual([at(0, 0), at(1, 0)]);
    // Leaving costs nothing.
    expect(told(give(next, walk([1, 0], [0, 0])).events, 'minionsLost')).toEqual([]);
  });

  it('D27: an open corridor and an own trap do no harm', () => {
    const open = scene({ tiles: trap([[0, 0], 'throne', 0, 1]), minions: { 1: [[0, 0]] }, state: moving });
    expect(told(give(open, walk([0, 0], [1, 0])).events, 'minionsLost')).toEqual([]);
    const own = scene({ tiles: trap([[0, 0], 'throne', 0, 2]), minions: { 2: [[0, 0]] }, state: { ...moving, active: 1 } });
    expect(told(give(own, walk([0, 0], [1, 0])).events, 'minionsLost')).toEqual([]);
  });
});
