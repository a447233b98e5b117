import { describe, expect, it } from 'vitest';
import {
  DUNGEON_IDS,
  DUNGEONS,
  type DungeonId,
  ENTRANCES,
  passagesOf,
  RIVERS,
  ROOM_IDS,
  type RoomId,
  WALLS,
  WRAPS,
} from '../../../src/engine/paper';
import { aTurn } from './table';

const seat = 'seat-1';
const finished = (...items: readonly string[]) => {
  const sheet = aTurn().sheet().items;
  return { items: { ...sheet, ...Object.fromEntries(items.map((item) => [item, 2])) } };
};

/** How many steps each room is from the doors, without cloak or amulet. */
function distances(dungeon: DungeonId): ReadonlyMap<RoomId, number> {
  const found = new Map<RoomId, number>(ENTRANCES.map((room) => [room, 1]));
  for (const [room, steps] of found) {
    for (const { to, way } of passagesOf(dungeon)[room]) if (way === 'open' && !found.has(to)) found.set(to, steps + 1);
  }
  return found;
}

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

  it('P20: the Ranger has no crossing of his own', () => {
    const table = aTurn({ powers: ['ranger'] })
      .with({ path: ['A1'] })
      .do({ type: 'walk', seat, die: 0 });
    expect(table.why({ type: 'step', seat, to: 'A2' })).toBe('riverInTheWay');
  });

  it('P20: each river gives its step back once a die', () => {
    const table = aTurn({ powers: ['ranger'] }).with({ ...finished('khar-medallion'), path: ['A4'] });
    table.do({ type: 'walk', seat, die: 0 }, { type: 'step', seat, to: 'A3' });
    expect(table.told('stepsGained')).toMatchObject([{ steps: 2 }]);
    table.do({ type: 'chooseHero', seat, hero: 'warrior' }, { type: 'step', seat, to: 'A4' });
    expect(table.told('stepsGained')).toEqual([]);
    expect(table.sheet().walk?.steps).toBe(1);
    table.do({ type: 'stop', seat }, { type: 'walk', seat, die: 1 }, { type: 'step', seat, to: 'A3' });
    expect(table.told('stepsGained')).toMatchObject([{ steps: 2 }]);
  });
});

describe.each(DUNGEON_IDS)('dungeon %s', (dungeon) => {
  const { lairs, walls } = DUNGEONS[dungeon];

  it('has six walls of its own, three lairs without anything else, and bosses of rounds 1 to 3', () => {
    expect(walls).toHaveLength(6);
    expect(new Set(lairs.map(({ room }) => room)).size).toBe(3);
    const lowest = aTurn({ dungeon }).state;
    expect(lowest.dungeon).toBe(dungeon);
  });

  it('has edges of one kind, the same from both sides', () => {
    const passages = passagesOf(dungeon);
    for (const from of ROOM_IDS) {
      for (const { to, way, river } of passages[from]) expect(passages[to]).toContainEqual({ to: from, way, river });
    }
    const all = ROOM_IDS.flatMap((room) => passages[room]);
    expect(all).toHaveLength(2 * (35 + 36 + WRAPS.length));
    expect(all.filter(({ way }) => way === 'river')).toHaveLength(2 * RIVERS.length);
    expect(all.filter(({ way }) => way === 'wall')).toHaveLength(2 * (WALLS.length + walls.length));
  });

  it('can be walked but for B7, and its lairs lie deeper from round to round', () => {
    const steps = distances(dungeon);
    expect(ROOM_IDS.filter((room) => !steps.has(room))).toEqual(['B7']);
    const depths = lairs.map(({ room }) => steps.get(room) ?? 0);
    expect(depths).toEqual([...depths].sort((one, other) => one - other));
    expect(new Set(depths).size).toBe(3);
  });
});
