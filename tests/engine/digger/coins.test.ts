import { describe, expect, it } from 'vitest';
import { type Command, dungeonDigger, type State } from '../../../src/engine/digger';
import { type Seat, type Viewer, witnessedEvents } from '../../../src/engine/kernel';
import { at, type Lay } from './ground';
import { firstSeat, give, listed, played, refusal, scene, told, WEST, work } from './scenes';

const ONE = 'seat-1' as Seat;
const TWO = 'seat-2' as Seat;
const TREASURIES: readonly Lay[] = [
  [[-1, 0], 'treasury-4', 0],
  [[-2, 1], 'treasury-2', 4],
];

function seenBy(state: State, command: Command, viewer: Viewer) {
  return witnessedEvents(dungeonDigger, { before: state, events: give(state, command).events }, viewer);
}

describe('coins', () => {
  it('D34: a seat sees its own coins, others see how many', () => {
    const state = scene({ coins: { 1: [3, 1] } });
    const values = (viewer: Viewer) => firstSeat(dungeonDigger.view(state, viewer)).coins.map(({ value }) => value);
    expect([values(ONE), values(TWO), values(null)]).toEqual([
      [3, 1],
      ['unknown', 'unknown'],
      ['unknown', 'unknown'],
    ]);
  });

  it('D34: the winner of a stolen coin and its old owner know its value', () => {
    const state = scene({
      setup: { seats: 3 },
      tiles: [[[2, -3], 'throne', 5, 2]],
      minions: { 1: [[2, -3]] },
      coins: { 2: [3] },
    });
    const command = { type: 'conquer', at: at(2, -3), coin: 'owner' } as const;
    const value = (viewer: Viewer) => told(seenBy(state, command, viewer) as never, 'coinTaken')[0]?.value;
    expect([value(ONE), value(TWO), value('seat-3' as Seat), value(null)]).toEqual([3, 3, 'unknown', 'unknown']);
    // D45: and they do so for the rest of the game.
    const coin = (viewer: Viewer) => firstSeat(dungeonDigger.view(played(state, command), viewer)).coins[0]?.value;
    expect([coin(ONE), coin(TWO), coin('seat-3' as Seat)]).toEqual([3, 3, 'unknown']);
  });

  it('D78: who has seen a coin knows it wherever it goes, and all see which one is taken', () => {
    const conquest = { tiles: [[[1, 0], 'throne', 0, 2]], minions: { 1: [[1, 0]] }, setup: { seats: 2 } } as const;
    const state = scene({ ...conquest, coins: { 2: [3] } });
    const taken = played(state, { type: 'conquer', at: at(1, 0), coin: 'owner' });
    expect(firstSeat(taken).coins).toEqual([{ value: 3, seen: 0b11, at: null }]);
    const [event] = told(seenBy(state, { type: 'conquer', at: at(1, 0), coin: 'owner' }, null) as never, 'coinTaken');
    expect(event?.coin).toBe(0);
    const stored = dungeonDigger.evolve(taken, { type: 'coinStored', seat: 'seat-1', coin: 0, at: at(-1, 0) });
    expect(firstSeat(dungeonDigger.view(stored, TWO)).coins).toEqual([{ value: 3, seen: 0b11, at: at(-1, 0) }]);
  });

  it('D45: a view hides the bag of coins and every draw to come', () => {
    const view = dungeonDigger.view(scene(), ONE);
    expect(new Set(view.coins)).toEqual(new Set(['unknown']));
    expect(view.luck.rng).toEqual([0, 0, 0, 0]);
  });

  it('D45: covered projects are seen by their owner only, open ones by all', () => {
    const projects = (hiddenProjects: boolean, viewer: Viewer) =>
      firstSeat(dungeonDigger.view(scene({ setup: { hiddenProjects }, projects: { 1: ['pit'] } }), viewer)).projects;
    expect([projects(true, ONE), projects(true, TWO), projects(false, TWO)]).toEqual([['pit'], ['unknown'], ['pit']]);
  });

  it('D35: each open Treasury holds as many coins as there are open Treasuries', () => {
    const state = scene({
      tiles: TREASURIES,
      coins: { 1: [1, 2] },
      stored: {
        1: [
          [1, [-1, 0]],
          [1, [-1, 0]],
        ],
      },
      state: { tasks: [{ op: 'store' }] },
    });
    expect(refusal(state, { type: 'store', coin: 0, at: at(-1, 0) })).toBe('treasuryFull');
    expect(listed(state, 'store')).toEqual([0, 1].map((coin) => ({ type: 'store', coin, at: at(-2, 1) })));
    expect(refusal(state, { type: 'store', coin: 2, at: at(-2, 1) })).toBe('coinStored');
    expect(refusal(state, { type: 'store', coin: 9, at: at(-2, 1) })).toBe('noSuchCoin');
    expect(refusal(state, { type: 'store', coin: 0, at: at(...WEST) })).toBe('notATreasury');
    const stored = played(state, { type: 'store', coin: 1, at: at(-2, 1) });
    expect(firstSeat(stored).coins[1]).toEqual({ value: 2, seen: 1, at: at(-2, 1) });
  });

  it('D35: what lies above a smaller limit stays', () => {
    const state = scene({
      tiles: TREASURIES,
      tokens: [[[-2, 1], 2]],
      coins: { 1: [2] },
      stored: {
        1: [
          [1, [-1, 0]],
          [1, [-1, 0]],
        ],
      },
      state: { active: 1 },
    });
    const { state: next } = give(state, { type: 'endTurn' });
    expect([next.tasks, firstSeat(next).coins.filter(({ at: room }) => room !== null).length]).toEqual([[], 2]);
  });

  it('one coin may be stored at the start of a turn, before the first order', () => {
    const state = scene({ tiles: TREASURIES, coins: { 1: [2, 1] }, state: { active: 1 } });
    const { state: next } = give(state, { type: 'endTurn' });
    expect([next.active, next.tasks, next.points]).toEqual([0, [{ op: 'store' }], 2]);
    expect(refusal(next, { type: 'endTurn' })).toBe('taskFirst');
    expect(played(next, { type: 'store', coin: 0, at: at(-1, 0) }).tasks).toEqual([]);
    expect(played(next, { type: 'storeNothing' }).tasks).toEqual([]);
  });

  it('D37: from an empty bag no coin comes, and the rest happens', () => {
    const state = scene({ projects: { 1: ['treasury-4'] }, noCoinsLeft: true });
    const { events } = give(state, work('treasury-4', [-1, 0], 0));
    expect([told(events, 'tileLaid').length, told(events, 'coinDrawn').length]).toEqual([1, 0]);
    expect(
      told(give(scene({ projects: { 1: ['treasury-4'] } }), work('treasury-4', [-1, 0], 0)).events, 'coinDrawn'),
    ).toHaveLength(1);
  });

  it('D37: a bag that holds fewer tiles gives fewer', () => {
    const state = scene({ projects: { 1: ['kitchen-1', 'kitchen-2', 'throne'] } });
    const seat = firstSeat(state);
    const short: State = { ...state, seats: [{ ...seat, bag: seat.bag.slice(0, 1) }, ...state.seats.slice(1)] };
    const { events } = give(short, { type: 'think', tiles: ['kitchen-1', 'kitchen-2'] });
    expect(told(events, 'projectsSwapped')[0]?.drawn).toHaveLength(1);
  });

  it('D83: with an empty bag projects go back, and nothing comes', () => {
    const state = scene({ projects: { 1: ['kitchen-1'] } });
    const bare: State = { ...state, seats: [{ ...firstSeat(state), bag: [] }, ...state.seats.slice(1)] };
    const seat = firstSeat(played(bare, { type: 'think', tiles: ['kitchen-1'] }));
    expect([seat.projects, seat.bag]).toEqual([[], ['kitchen-1']]);
  });

  it('D46: undo ends at coins and tiles that were seen and at the turn of another; placing and moving can be taken back', () => {
    const reveals = (state: State, command: Command) => give(state, command).events.some((event) => dungeonDigger.reveals(event));
    const state = scene({ tiles: [[[-1, 0], 'throne', 0]], projects: { 1: ['kitchen-1', 'treasury-4'] } });
    expect(reveals(state, work('kitchen-1', [-3, 0], 0))).toBe(false);
    expect(reveals(state, { type: 'move' })).toBe(false);
    expect(reveals(state, work('treasury-4', [-3, 0], 1))).toBe(true);
    expect(reveals(state, { type: 'think', tiles: ['kitchen-1'] })).toBe(true);
    expect(reveals(state, { type: 'endTurn' })).toBe(true);
    const conquest = scene({ tiles: [[[1, 0], 'throne', 0, 2]], minions: { 1: [[1, 0]] } });
    expect(reveals(conquest, { type: 'conquer', at: at(1, 0), coin: 'none' })).toBe(false);
    expect(reveals(conquest, { type: 'conquer', at: at(1, 0), coin: 'bag' })).toBe(true);
  });
});
