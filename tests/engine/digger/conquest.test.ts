import { describe, expect, it } from 'vitest';
import { ingenuityOf, reserveOf, resourcesOf } from '../../../src/engine/digger';
import { at, type Lay } from './ground';
import { firstSeat, give, listed, played, refusal, scene, secondSeat, told } from './scenes';

const conquer = (coin: 'bag' | 'owner' | 'none' | 'stored', [q, r] = [1, 0]) =>
  ({ type: 'conquer', at: at(q ?? 0, r ?? 0), coin }) as const;
const room = (tile: Lay[1], turn = 0): readonly Lay[] => [[[1, 0], tile, turn, 2]];

describe('Conquer!', () => {
  it('D31: one minion becomes the token, the rest of the squad stays', () => {
    const state = scene({
      tiles: room('kitchen-3'),
      minions: {
        1: [
          [1, 0],
          [1, 0],
        ],
      },
    });
    const { state: next, events } = give(state, conquer('none'));
    expect(told(events, 'tokenPlaced')).toEqual([{ type: 'tokenPlaced', seat: 'seat-1', at: at(1, 0), replaced: null }]);
    expect([firstSeat(next).minions, next.tokens]).toEqual([[at(1, 0)], [{ at: at(1, 0), seat: 'seat-1' }]]);
    expect(reserveOf(next, 0)).toBe(11);
  });

  it('D31: the coin comes from the bag, from the owner, or not at all', () => {
    const state = scene({ tiles: room('kitchen-3'), minions: { 1: [[1, 0]] }, coins: { 2: [3] } });
    expect(listed(state, 'conquer')).toEqual([conquer('none'), conquer('bag'), conquer('owner')]);
    expect(firstSeat(played(state, conquer('bag'))).coins).toHaveLength(1);
    const taken = give(state, conquer('owner'));
    expect(told(taken.events, 'coinTaken')).toEqual([{ type: 'coinTaken', seat: 'seat-1', from: 'seat-2', coin: 0, value: 3 }]);
    expect([firstSeat(taken.state).coins, secondSeat(taken.state).coins]).toEqual([[{ value: 3, seen: 0b11, at: null }], []]);
    expect(refusal(scene({ tiles: room('kitchen-3'), minions: { 1: [[1, 0]] } }), conquer('owner'))).toBe('ownerHasNoCoin');
    const empty = scene({ tiles: room('kitchen-3'), minions: { 1: [[1, 0]] }, noCoinsLeft: true });
    expect(refusal(empty, conquer('bag'))).toBe('bagEmpty');
    expect(refusal(state, conquer('stored'))).toBe('coinChoiceWrong');
  });

  it('D31: in a Treasury all coins stored there, and one from the bag', () => {
    const state = scene({
      tiles: room('treasury-3', 1),
      minions: { 1: [[1, 0]] },
      coins: { 2: [1] },
      stored: {
        2: [
          [3, [1, 0]],
          [2, [1, 0]],
        ],
      },
    });
    expect(listed(state, 'conquer')).toEqual([conquer('stored')]);
    expect(refusal(state, conquer('bag'))).toBe('coinChoiceWrong');
    const { state: next, events } = give(state, conquer('stored'));
    expect(told(events, 'treasuryEmptied')).toMatchObject([{ from: 'seat-2', values: [3, 2] }]);
    expect(firstSeat(next).coins.map(({ at: place }) => place)).toEqual([null, null, null]);
    expect(secondSeat(next).coins).toHaveLength(1);
  });

  it('D82: a conquered Treasury leaves no choice', () => {
    const state = scene({ tiles: room('treasury-3', 1), minions: { 1: [[1, 0]] }, coins: { 2: [1] } });
    expect(listed(state, 'conquer')).toEqual([conquer('stored')]);
    for (const coin of ['none', 'bag', 'owner'] as const) expect(refusal(state, conquer(coin))).toBe('coinChoiceWrong');
  });

  it("D31: from a Treasury without coins one of the owner's, if any", () => {
    const spec = { tiles: room('treasury-3', 1), minions: { 1: [[1, 0]] } } as const;
    expect(told(give(scene({ ...spec, coins: { 2: [2] } }), conquer('stored')).events, 'coinTaken')).toMatchObject([
      { value: 2 },
    ]);
    expect(give(scene(spec), conquer('stored')).events.map(({ type }) => type)).toEqual([
      'orderGiven',
      'tokenPlaced',
      'coinDrawn',
    ]);
  });

  it('D31: from the Throne Room a coin, and the owner leaves his next turn out', () => {
    const state = scene({
      tiles: room('throne'),
      minions: {
        1: [
          [1, 0],
          [1, 0],
        ],
      },
      coins: { 2: [1] },
      projects: { 2: ['pit'] },
    });
    const taken = played(state, conquer('bag'));
    expect(secondSeat(taken).skips).toBe(true);
    const { state: next, events } = give(taken, { type: 'endTurn' });
    expect(told(events, 'turnSkipped')).toEqual([{ type: 'turnSkipped', seat: 'seat-2' }]);
    expect([next.active, secondSeat(next).skips, secondSeat(next).projects]).toEqual([0, false, ['pit']]);
    expect(next.active).toBe(0);
  });

  it('D32: nobody conquers a room under his own token, the pit, a Portal, a corridor or an own room', () => {
    const minions = { 1: [[1, 0]] } as const;
    expect(refusal(scene({ tiles: room('throne'), minions, tokens: [[[1, 0], 1]] }), conquer('none'))).toBe('ownTokenThere');
    expect(refusal(scene({ tiles: room('corridor-1', 1), minions }), conquer('none'))).toBe('notConquerable');
    expect(refusal(scene({ tiles: [[[-1, 0], 'throne', 0]], minions: { 1: [[-1, 0]] } }), conquer('none', [-1, 0]))).toBe(
      'notARivalsRoom',
    );
    expect(refusal(scene({ tiles: room('throne') }), conquer('none'))).toBe('noMinionThere');
  });

  it("D32: a third seat's Conquer! sends the old token back and takes a coin like any other", () => {
    const state = scene({
      setup: { seats: 3 },
      tiles: [[[2, -3], 'throne', 5, 2]],
      minions: { 1: [[2, -3]] },
      tokens: [[[2, -3], 3]],
    });
    const { state: next, events } = give(state, conquer('bag', [2, -3]));
    expect(told(events, 'tokenPlaced')).toMatchObject([{ seat: 'seat-1', replaced: 'seat-3' }]);
    expect([next.tokens, reserveOf(next, 2)]).toEqual([[{ at: at(2, -3), seat: 'seat-1' }], 12]);
  });

  it('D32: the owner clears a token with a minion in the room, which is not used up', () => {
    const tiles: readonly Lay[] = [[[-1, 0], 'throne', 0]];
    const state = scene({ tiles, tokens: [[[-1, 0], 2]], minions: { 1: [[-1, 0]] } });
    const { state: next, events } = give(state, { type: 'clearToken', at: at(-1, 0) });
    expect(events.map(({ type }) => type)).toEqual(['orderGiven', 'tokenCleared']);
    expect([next.tokens, next.points, firstSeat(next).minions]).toEqual([[], 1, [at(-1, 0)]]);
    expect(refusal(scene({ tiles, tokens: [[[-1, 0], 2]] }), { type: 'clearToken', at: at(-1, 0) })).toBe('noTokenThere');
  });

  it('D33: a conquered room has no ability for its owner, and stands', () => {
    const tiles: readonly Lay[] = [
      [[-1, 0], 'kitchen-4', 2],
      [[-2, 1], 'library-1', 5],
    ];
    const [open, closed] = [
      scene({ tiles }),
      scene({
        tiles,
        tokens: [
          [[-1, 0], 2],
          [[-2, 1], 2],
        ],
      }),
    ];
    expect([resourcesOf(open, 0), ingenuityOf(open, 0)]).toEqual([5, 4]);
    expect([resourcesOf(closed, 0), ingenuityOf(closed, 0)]).toEqual([3, 3]);
    const moving = { tasks: [{ op: 'steps', left: 1 }] } as const;
    expect(listed({ ...closed, ...moving }, 'step')).toHaveLength(2);
  });

  it('D33: projects above the lower Ingenuity stay until used', () => {
    const state = scene({
      tiles: [[[-2, 1], 'library-1', 5]],
      tokens: [[[-2, 1], 2]],
      projects: { 1: ['kitchen-1', 'kitchen-2', 'kitchen-3', 'pit'] },
    });
    const { events } = give(state, { type: 'endTurn' });
    expect(told(events, 'tilesDrawn')).toEqual([]);
  });
});
