import { describe, expect, it } from 'vitest';
import { reserveOf } from '../../../src/engine/digger';
import { at, type Lay } from './ground';
import { firstSeat, give, listed, played, refusal, scene, told, WEST, walk } from './scenes';

const PIT: readonly Lay[] = [[[-1, 0], 'pit', 0]];
const moving = { tasks: [{ op: 'steps', left: 3 }] } as const;

describe('the pit', () => {
  it('D36: the minion goes back to the reserve, and the seat chooses a coin or a tile', () => {
    const state = scene({ tiles: PIT, projects: { 1: ['kitchen-1'] }, minions: { 1: [WEST, WEST] }, state: moving });
    const { state: thrown, events } = give(state, walk(WEST, [-1, 0]));
    expect(told(events, 'minionsLost')).toMatchObject([{ seat: 'seat-1', count: 1, cause: 'pit', by: null }]);
    expect([firstSeat(thrown).minions.length, reserveOf(thrown, 0)]).toEqual([1, 12]);
    expect(refusal(thrown, { type: 'halt' })).toBe('taskFirst');
    const coin = give(thrown, { type: 'pitCoin' });
    expect(told(coin.events, 'coinDrawn')).toHaveLength(1);
    // The steps of the order go on.
    expect(coin.state.tasks).toEqual([{ op: 'steps', left: 2 }]);
  });

  it('D36: a project on any legal space joined to the dungeon, without a worker, with its bonuses', () => {
    const state = scene({
      tiles: [...PIT, [[-2, -1], 'throne', 0]],
      projects: { 1: ['kitchen-1'] },
      state: { ...moving, points: 0 },
    });
    const thrown = played(state, walk(WEST, [-1, 0]));
    expect(firstSeat(thrown).minions).toEqual([]);
    // Beside the Throne nobody stands.
    const build = { type: 'pitBuild', tile: 'kitchen-1', at: at(-1, -2), turn: 2 } as const;
    expect(listed(thrown, 'pitBuild')).toContainEqual(build);
    const built = give(thrown, build);
    expect(built.state.tasks.map(({ op }) => op)).toEqual(['steps', 'bonus']);
    expect(refusal(thrown, { ...build, at: at(4, 0) })).toBe('notJoined');
    // D58: it is no Work!.
    expect(built.state.given).toEqual([]);
  });

  it('D81: a bonus that the pit sets off is resolved before the steps that are left', () => {
    const state = scene({ tiles: PIT, projects: { 1: ['kitchen-1'] }, minions: { 1: [WEST, WEST] }, state: moving });
    const built = played(state, walk(WEST, [-1, 0]), { type: 'pitBuild', tile: 'kitchen-1', at: at(-3, 0), turn: 0 });
    const named = played(built, { type: 'pickOrder', order: 'move' });
    expect(named.tasks).toEqual([
      { op: 'steps', left: 2 },
      { op: 'orders', waiting: ['move'] },
    ]);
    expect(played(named, { type: 'move' }, walk(WEST, [-3, 0])).tasks).toEqual([{ op: 'steps', left: 2 }]);
  });

  it('D36: one minion at a time, once a turn', () => {
    const state = scene({ tiles: PIT, minions: { 1: [WEST, WEST] }, state: moving });
    expect(refusal(state, walk(WEST, [-1, 0], 2))).toBe('pitTakesOne');
    const used = played(state, walk(WEST, [-1, 0]), { type: 'pitCoin' });
    expect(refusal(used, walk(WEST, [-1, 0]))).toBe('pitUsed');
    expect(refusal({ ...used, tasks: [] }, { type: 'pitCoin' })).toBe('notAsked');
    const next = played(used, { type: 'halt' }, { type: 'endTurn' }, { type: 'endTurn' });
    expect([next.active, next.pitUsed]).toEqual([0, false]);
  });

  it('D36: without anything to gain the minion may not enter', () => {
    const state = scene({ tiles: PIT, noCoinsLeft: true, state: moving });
    expect(refusal(state, walk(WEST, [-1, 0]))).toBe('pitGivesNothing');
    expect(listed(state, 'step')).toEqual([]);
    const build = scene({ tiles: PIT, noCoinsLeft: true, projects: { 1: ['kitchen-1'] }, state: moving });
    const thrown = played(build, walk(WEST, [-1, 0]));
    expect([listed(thrown, 'pitCoin'), refusal(thrown, { type: 'pitCoin' })]).toEqual([[], 'bagEmpty']);
  });

  it('D36: corridors end at its doors', () => {
    const state = scene({ tiles: [[[-1, 0], 'corridor-1', 1]], minions: { 1: [[-1, 0]] }, projects: { 1: ['pit'] } });
    const { events } = give(state, { type: 'work', tile: 'pit', at: at(0, 0), turn: 0 });
    expect(told(events, 'corridorCompleted')).toHaveLength(1);
  });
});
