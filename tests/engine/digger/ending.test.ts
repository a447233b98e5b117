import { describe, expect, it } from 'vitest';
import { dungeonDigger, QUIET_ROUNDS, type State, scoreOf } from '../../../src/engine/digger';
import { at, type Lay } from './ground';
import { give, played, scene, told } from './scenes';

const END = { type: 'endTurn' } as const;
/** Ends the game at the end of this turn. */
const rich = (more: Parameters<typeof scene>[0] = {}): State => scene({ gold: { 1: 20 }, ...more });
const standings = (state: State) => {
  const outcome = dungeonDigger.outcome(state);
  return outcome.over ? outcome.standings.map(({ seat, place, points }) => [seat, place, points]) : [];
};

describe('the end', () => {
  it('D38: the game is over when a seat that ends its turn has 20 gold', () => {
    const before = rich();
    expect(before.phase).toBe('turn');
    const { state, events } = give(before, END);
    expect([state.phase, told(events, 'gameEnded')]).toEqual(['over', [{ type: 'gameEnded', cause: 'gold' }]]);
    expect(give(scene({ gold: { 1: 19 } }), END).state.phase).toBe('turn');
  });

  it('D38: with the option the round is finished first', () => {
    const first = give(rich({ setup: { fullRound: true } }), END).state;
    expect([first.phase, first.active]).toEqual(['turn', 1]);
    expect(give(first, END).state.phase).toBe('over');
  });

  it('projects are filled up to Ingenuity before the turn ends, and points are lost', () => {
    const { state, events } = give(scene({ projects: { 1: ['pit'] } }), END);
    expect(told(events, 'tilesDrawn')).toMatchObject([{ seat: 'seat-1' }]);
    expect(told(events, 'turnEnded')).toEqual([{ type: 'turnEnded', seat: 'seat-1', lost: 2 }]);
    expect([state.seats[0]?.projects.length, state.points]).toEqual([3, 2]);
  });

  it('D39: prizes go to a single winner who has enough', () => {
    const tiles: readonly Lay[] = [
      [[-1, 0], 'kitchen-4', 2],
      [[-1, 1], 'library-1', 4],
      [[1, 0], 'throne', 0, 2],
    ];
    const state = played(rich({ tiles, tokens: [[[1, 0], 1]] }), END);
    expect(scoreOf(state, 0)).toMatchObject({ gold: 20, prizes: ['builder', 'conqueror'], total: 30 });
    const { events } = give(rich(), END);
    expect(told(events, 'prizeLost').map(({ prize, seats }) => [prize, seats])).toEqual([
      ['tunneller', []],
      ['builder', []],
      ['conqueror', []],
    ]);
    const tie: readonly Lay[] = [
      [[-1, 0], 'corridor-1', 1],
      [[0, 0], 'throne', 0],
      [[3, 0], 'corridor-1', 1, 2],
      [[4, 0], 'throne', 0, 2],
    ];
    expect(told(give(rich({ tiles: tie }), END).events, 'prizeLost')[0]).toMatchObject({
      prize: 'tunneller',
      seats: ['seat-1', 'seat-2'],
    });
  });

  it('coins are shown after the end and count, stored ones too', () => {
    const { state, events } = give(rich({ coins: { 2: [3, 2] } }), END);
    expect(told(events, 'coinsShown')[0]?.coins).toEqual([
      { seat: 'seat-1', values: [] },
      { seat: 'seat-2', values: [3, 2] },
    ]);
    expect(standings(state)).toEqual([
      ['seat-1', 1, 20],
      ['seat-2', 2, 5],
    ]);
    expect(dungeonDigger.outcome(dungeonDigger.view(state, null))).toEqual(dungeonDigger.outcome(state));
  });

  it('D39: a tie goes by gold on the track, then tokens, then tiles; then the victory is shared', () => {
    const by = (more: Parameters<typeof scene>[0]) => standings(played(rich(more), END)).map(([seat, place]) => [seat, place]);
    expect(by({ gold: { 1: 20, 2: 17 }, coins: { 2: [3] } })).toEqual([
      ['seat-1', 1],
      ['seat-2', 2],
    ]);
    expect(by({ gold: { 1: 20, 2: 20 }, tiles: [[[1, 0], 'throne', 0, 2]] })).toEqual([
      ['seat-2', 1],
      ['seat-1', 2],
    ]);
    const shared = dungeonDigger.outcome(played(rich({ gold: { 1: 20, 2: 20 } }), END));
    expect(shared).toMatchObject({ result: 'victory', winners: ['seat-1', 'seat-2'] });
  });

  it('D80: a turn that is left out is a quiet one, too', () => {
    const state = scene({ projects: { 1: ['pit'] }, state: { quiet: 4 } });
    const skipping: State = { ...state, seats: state.seats.map((seat, place) => ({ ...seat, skips: place === 1 })) };
    const { events } = give(skipping, END);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['turnEnded', 'turnSkipped', 'gameEnded']));
  });

  it('D40: three rounds without anything that comes, goes or changes hands end the game', () => {
    let state = scene({ projects: { 1: ['pit', 'throne', 'kitchen-1'], 2: ['pit', 'throne', 'kitchen-1'] } });
    for (let turn = 1; turn < QUIET_ROUNDS * 2; turn++) state = played(state, END);
    expect([state.phase, state.quiet]).toEqual(['turn', 5]);
    const stirred = played(state, { type: 'sabotage', at: at(0, 0), minion: at(2, 0) }, END);
    expect([stirred.phase, stirred.quiet]).toEqual(['turn', 0]);
    const { events } = give(state, END);
    expect(told(events, 'gameEnded')).toEqual([{ type: 'gameEnded', cause: 'stalemate' }]);
  });
});
