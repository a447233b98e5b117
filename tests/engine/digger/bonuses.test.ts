import { describe, expect, it } from 'vitest';
import { BONUS_ORDER_IDS, type BonusOrderId, type State } from '../../../src/engine/digger';
import { at, type Lay } from './ground';
import { give, listed, played, refusal, scene, told, WEST, work } from './scenes';

const pick = (order: BonusOrderId) => ({ type: 'pickOrder', order }) as const;
const picks = (state: State) => listed(state, 'pickOrder').map((command) => 'order' in command && command.order);

/** Rooms in the far north, so that only their number counts. */
function rooms(kind: 'kitchen' | 'library' | 'torture', count: number): readonly Lay[] {
  const spaces = [
    [-2, -2],
    [0, -3],
    [2, -3],
  ] as const;
  return spaces.slice(0, count).map((space, place): Lay => [space, `${kind}-${place + 2}` as Lay[1], 0]);
}

describe('bonus orders', () => {
  it('D19: a room sets off Kitchens, itself included; a corridor tile Libraries, complete or not', () => {
    const kitchen = give(scene({ projects: { 1: ['kitchen-1'] } }), work('kitchen-1', [-1, 0], 3));
    expect(told(kitchen.events, 'bonusArisen')).toMatchObject([{ by: 'kitchen', rank: 1 }]);
    const corridor = give(scene({ tiles: rooms('library', 2), projects: { 1: ['corridor-1'] } }), work('corridor-1', [-1, 0], 1));
    expect(told(corridor.events, 'bonusArisen')).toMatchObject([{ by: 'library', rank: 2 }]);
    const room = give(scene({ tiles: rooms('library', 2), projects: { 1: ['throne'] } }), work('throne', [-1, 0], 0));
    expect(told(room.events, 'bonusArisen')).toEqual([]);
  });

  it('D19: a Torture Chamber sets off itself and Kitchens, as two bonuses', () => {
    const state = scene({ tiles: rooms('kitchen', 2), projects: { 1: ['torture-1'] } });
    const { events } = give(state, work('torture-1', [-1, 0], 0));
    expect(told(events, 'bonusArisen').map(({ by, rank }) => [by, rank])).toEqual([
      ['torture', 1],
      ['kitchen', 2],
    ]);
  });

  it('D19: conquered rooms are not counted', () => {
    const state = scene({ tiles: rooms('kitchen', 2), tokens: [[[0, -3], 2]], projects: { 1: ['throne'] } });
    expect(told(give(state, work('throne', [-1, 0], 0)).events, 'bonusArisen')).toMatchObject([{ rank: 1 }]);
  });

  it.each<[number, readonly BonusOrderId[]]>([
    [1, ['move', 'think']],
    [2, ['move', 'think', 'rise', 'sabotage']],
    [3, ['move', 'think', 'rise', 'sabotage', 'work', 'demolish']],
  ])('D20: %i rooms give one order of any rank up to theirs', (rank, orders) => {
    const state = played(scene({ tiles: rooms('kitchen', rank), projects: { 1: ['throne'] } }), work('throne', [-1, 0], 0));
    expect(picks(state)).toEqual(orders);
    expect(played(state, pick('move')).tasks).toEqual([{ op: 'orders', waiting: ['move'] }]);
  });

  it('D20: four rooms give two different orders of all six', () => {
    const state = played(scene({ tiles: rooms('kitchen', 3), projects: { 1: ['kitchen-1'] } }), work('kitchen-1', [-1, 0], 3));
    expect(picks(state)).toEqual(BONUS_ORDER_IDS);
    const second = played(state, pick('work'));
    expect(refusal(second, pick('work'))).toBe('orderPickedBefore');
    expect(refusal(second, { type: 'pickOrder', order: 'conquer' })).toBe('orderNotOnLadder');
    expect(played(second, pick('rise')).tasks).toEqual([{ op: 'orders', waiting: ['work', 'rise'] }]);
    expect(played(second, { type: 'declineBonus' }).tasks).toEqual([{ op: 'orders', waiting: ['work'] }]);
  });

  it('D20: a bonus Move! is one step, a bonus Sabotage! costs no minion, and none costs points', () => {
    const ready = (order: BonusOrderId) => {
      const state = scene({ tiles: rooms('kitchen', 2), projects: { 1: ['throne'] } });
      return played(state, work('throne', [-1, 0], 0), pick(order));
    };
    const moved = give(ready('move'), { type: 'move' });
    expect(moved.state.tasks).toEqual([{ op: 'steps', left: 1 }]);
    expect(moved.state.points).toBe(1);
    const sabotage = { type: 'sabotage', at: at(0, 0), minion: null } as const;
    expect(refusal(ready('sabotage'), { ...sabotage, minion: at(...WEST) })).toBe('minionNotNeeded');
    const { state } = give(ready('sabotage'), sabotage);
    expect([state.seats[0]?.minions.length, state.points, state.tasks]).toEqual([1, 1, []]);
    expect(played(ready('rise'), { type: 'rise', at: at(...WEST) }).seats[0]?.minions).toHaveLength(2);
  });

  it('D21: orders that wait are resolved in any order or given up, and nothing else is done in between', () => {
    const built = played(
      scene({ tiles: rooms('kitchen', 3), projects: { 1: ['kitchen-1', 'throne'] } }),
      work('kitchen-1', [-1, 0], 3),
    );
    expect(refusal(built, { type: 'endTurn' })).toBe('taskFirst');
    const state = played(built, pick('rise'), pick('work'));
    expect(refusal(state, { type: 'move' })).toBe('orderNotWaiting');
    expect(refusal(state, { type: 'conquer', at: 0, coin: 'none' })).toBe('orderNotWaiting');
    expect(refusal(state, { type: 'endTurn' })).toBe('taskFirst');
    const given = played(state, { type: 'giveUpOrder', order: 'work' }, { type: 'rise', at: at(...WEST) });
    expect([given.tasks, given.points]).toEqual([[], 1]);
    expect(refusal(given, { type: 'giveUpOrder', order: 'rise' })).toBe('notAsked');
  });

  it('D21: bonuses that arise meanwhile join those that wait', () => {
    const built = played(
      scene({ tiles: rooms('kitchen', 3), projects: { 1: ['kitchen-1', 'throne'] } }),
      work('kitchen-1', [-1, 0], 3),
    );
    const chain = played(built, pick('rise'), pick('work'), work('throne', [-2, 1], 2));
    expect(chain.tasks).toEqual([
      { op: 'orders', waiting: ['rise'] },
      { op: 'bonus', by: 'kitchen', rank: 4, picked: null },
    ]);
    expect(played(chain, pick('move'), pick('think')).tasks).toEqual([{ op: 'orders', waiting: ['rise', 'move', 'think'] }]);
  });

  it('D84: an order may be named that can not be carried out yet', () => {
    const state = scene({ tiles: rooms('kitchen', 3), projects: { 1: ['throne'] } });
    const named = played(state, work('throne', [-1, 0], 0), pick('work'));
    expect(listed(named, 'work')).toEqual([]);
    expect(played(named, { type: 'giveUpOrder', order: 'work' }).tasks).toEqual([]);
  });

  it('D21: two bonuses of one tile are both named before the first is resolved', () => {
    const state = scene({ tiles: rooms('kitchen', 2), projects: { 1: ['torture-1'] } });
    const built = played(state, work('torture-1', [-1, 0], 0));
    const named = played(built, pick('rise'), pick('move'));
    expect(named.tasks).toEqual([{ op: 'orders', waiting: ['rise', 'move'] }]);
    expect(played(built, { type: 'declineBonus' }, { type: 'declineBonus' }).tasks).toEqual([]);
  });
});
