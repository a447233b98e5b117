import { describe, expect, it } from 'vitest';
import { DUNGEON_IDS, passagesOf, ROOM_IDS, WRAPS } from '../../../src/engine/paper';
import { aTurn } from './table';

const seat = 'seat-1';
const finished = (...items: readonly string[]) => {
  const sheet = aTurn().sheet().items;
  return { items: { ...sheet, ...Object.fromEntries(items.map((item) => [item, 2])) } };
};

describe('walking', () => {
  it('P17: two steps, three with boots, two with a clover', () => {
    const table = aTurn({}, 'clover wizard cleric / boots warrior rogue').do({ type: 'walk', seat, die: 0 });
    expect(table.sheet().walk).toEqual({ steps: 2, rivers: [] });
    table.do({ type: 'stop', seat }, { type: 'walk', seat, die: 3 });
    expect(table.sheet().walk?.steps).toBe(3);
    table.do({ type: 'stop', seat }, { type: 'walk', seat, die: 1 });
    expect(table.sheet().walk?.steps).toBe(2);
  });

  it('P17: one may stop after any step; what is left is lost, and a later die goes on from there', () => {
    const table = aTurn().do({ type: 'walk', seat, die: 3 }, { type: 'step', seat, to: 'F1' }, { type: 'stop', seat });
    expect(table.told('walkEnded')).toMatchObject([{ lost: 2 }]);
    table.go(0, ['F2']);
    expect(table.sheet().path).toEqual(['F1', 'F2']);
  });

  it('P17: each step is resolved wholly, with all it sets off, before the next is chosen', () => {
    const table = aTurn().do({ type: 'walk', seat, die: 3 }, { type: 'step', seat, to: 'E1' });
    expect(table.why({ type: 'step', seat, to: 'E2' })).toBe('questionFirst');
    table.do({ type: 'fillBox', seat, item: 'tome-of-wisdom' });
    expect(table.why({ type: 'step', seat, to: 'E2' })).toBeNull();
  });

  it('P17: the walk ends by itself with its last step, after its questions', () => {
    const table = aTurn().do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'F1' }, { type: 'step', seat, to: 'E1' });
    expect(table.sheet().walk).toEqual({ steps: 0, rivers: [] });
    table.do({ type: 'fillBox', seat, item: 'tome-of-wisdom' });
    expect(table.types()).toEqual(['boxFilled', 'bonusesDue', 'walkEnded']);
    expect(table.sheet().walk).toBeNull();
  });

  it('P18: the first step goes through one of six doors, costs one step, and may be taken in any turn', () => {
    const table = aTurn().idle().roll().do({ type: 'walk', seat, die: 0 });
    for (const to of ROOM_IDS) expect(table.why({ type: 'step', seat, to })).toBe(to.endsWith('1') ? null : 'notThroughADoor');
    table.do({ type: 'step', seat, to: 'C1' });
    expect(table.told('roomEntered')).toMatchObject([{ room: 'C1', by: 'door', steps: 1 }]);
  });

  it('P18: there is no second entry', () => {
    const table = aTurn().go(0, ['C1']).do({ type: 'walk', seat, die: 1 });
    expect(table.why({ type: 'step', seat, to: 'F1' })).toBe('notNextTo');
    expect(table.why({ type: 'step', seat, to: 'Z9' })).toBe('noSuchRoom');
  });

  it('a step leads to a neighbour, never across a corner', () => {
    const table = aTurn()
      .with({ path: ['E4'] })
      .do({ type: 'walk', seat, die: 0 });
    for (const to of ['D3', 'F3', 'D5', 'F5', 'E4'] as const) expect(table.why({ type: 'step', seat, to })).toBe('notNextTo');
  });
});

describe('edges', () => {
  it('P19: walls need the cloak', () => {
    const table = aTurn()
      .with({ path: ['D1'] })
      .do({ type: 'walk', seat, die: 0 });
    expect(table.why({ type: 'step', seat, to: 'D2' })).toBe('wallInTheWay');
    table.with(finished('khar-medallion'));
    expect(table.why({ type: 'step', seat, to: 'D2' })).toBe('wallInTheWay');
    table.with(finished('intangibility-cloak')).do({ type: 'step', seat, to: 'D2' });
    expect(table.told('roomEntered')).toMatchObject([{ by: 'wall' }]);
  });

  it('P19: rivers need the amulet', () => {
    const table = aTurn()
      .with({ path: ['A1'] })
      .do({ type: 'walk', seat, die: 0 });
    expect(table.why({ type: 'step', seat, to: 'A2' })).toBe('riverInTheWay');
    table.with(finished('intangibility-cloak'));
    expect(table.why({ type: 'step', seat, to: 'A2' })).toBe('riverInTheWay');
    table.with(finished('khar-medallion')).do({ type: 'step', seat, to: 'A2' });
    expect(table.told('roomEntered')).toMatchObject([{ by: 'river' }]);
  });

  it('P19: what is finished in mid-move works at once', () => {
    const half = { ...finished().items, 'intangibility-cloak': 1 };
    const table = aTurn({ dungeon: 'b' })
      .with({ items: half })
      .do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'E1' });
    expect(table.why({ type: 'step', seat, to: 'D1' })).toBe('questionFirst');
    table.do({ type: 'fillBox', seat, item: 'intangibility-cloak' }, { type: 'step', seat, to: 'D1' });
    expect(table.sheet().path).toEqual(['E1', 'D1']);
  });

  it('P19: A2 and F2, A4 and F4 are open passages of one step, in every dungeon', () => {
    for (const dungeon of DUNGEON_IDS) {
      for (const [one, other] of WRAPS) {
        expect(passagesOf(dungeon)[one]).toContainEqual({ to: other, way: 'open', river: null });
        expect(passagesOf(dungeon)[other]).toContainEqual({ to: one, way: 'open', river: null });
      }
    }
    const table = aTurn()
      .with({ path: ['A4'] })
      .go(0, ['F4']);
    expect(table.sheet().path).toEqual(['A4', 'F4']);
  });

  it('P19: nobody crosses the outer wall', () => {
    const all = finished('intangibility-cloak', 'khar-medallion');
    const table = aTurn()
      .with({ ...all, path: ['A6'] })
      .do({ type: 'walk', seat, die: 0 });
    expect(table.legal()).toEqual([...['B6', 'A5', 'A7'].map((to) => ({ type: 'step', seat, to })), { type: 'stop', seat }]);
  });
});

describe.each(DUNGEON_IDS)('dungeon %s', (dungeon) => {
  it('has edges of one kind, the same from both sides', () => {
    const passages = passagesOf(dungeon);
    for (const from of ROOM_IDS) {
      for (const { to, way, river } of passages[from]) expect(passages[to]).toContainEqual({ to: from, way, river });
    }
    expect(ROOM_IDS.flatMap((room) => passages[room])).toHaveLength(2 * (35 + 36 + WRAPS.length));
  });
});
