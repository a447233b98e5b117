import { describe, expect, it } from 'vitest';
import {
  advance,
  beginHistory,
  commandsOf,
  type Fact,
  type Game,
  hashOf,
  listed,
  push,
  redo,
  required,
  toSave,
  undo,
  undoable,
} from '../../../src/engine/kernel';
import { tinyGame } from '../../support/tinyGame';
import { begin, go, play, SAFE, SEED, stay, type TinyHistory } from '../../support/tinyPlay';

const game = tinyGame();
const back = (history: TinyHistory): TinyHistory => required(undo(history), 'a move to take back');
const forth = (history: TinyHistory): TinyHistory => required(redo(history), 'a move to do again');

describe('a chain', () => {
  it('lists oldest first and shares what came before', () => {
    const one = push(null, 'a');
    const two = push(one, 'b');
    expect([listed(null), listed(one), listed(two), listed(push(one, 'c'))]).toEqual([[], ['a'], ['a', 'b'], ['a', 'c']]);
    expect([two.rest, two.length]).toEqual([one, 2]);
  });
});

describe('undo', () => {
  it('has nothing to take back at the beginning', () => {
    expect([undoable(begin()), undo(begin()), redo(begin())]).toEqual([null, null, null]);
  });

  it('takes back what told nothing', () => {
    const before = begin();
    const done = play(before, [go('left')]);
    expect(undoable(done)?.command).toEqual(go('left'));
    expect(back(done).state).toBe(before.state);
  });

  it('stops at the last move that showed a card or a roll', () => {
    const shown = play(begin({ script: SAFE }), [go('left'), go('right')]);
    expect([undoable(shown), undo(shown)]).toEqual([null, null]);
    const later = play(shown, [stay('right')]);
    expect(back(later).state).toBe(shown.state);
    expect(undo(back(later))).toBeNull();
  });

  it('goes back to the very beginning in a practice game', () => {
    const start = begin({ script: SAFE, practice: true });
    const done = play(start, [go('left'), go('right'), stay('right')]);
    expect(undoable(done)?.command).toEqual(stay('right'));
    expect(back(back(back(done))).state).toBe(start.state);
    expect(undo(back(back(back(done))))).toBeNull();
  });
});

describe('redo', () => {
  it('does again what was taken back, one by one', () => {
    const done = play(begin({ script: SAFE, practice: true }), [go('left'), go('right'), stay('right')]);
    const again = forth(forth(forth(back(back(back(done))))));
    expect(again.state).toBe(done.state);
    expect(commandsOf(again)).toEqual(commandsOf(done));
    expect(redo(again)).toBeNull();
  });

  it('keeps what a move revealed: it cannot be taken back after all', () => {
    const practice = play(begin({ script: SAFE, practice: true }), [go('left'), go('right')]);
    const honest = { ...forth(back(practice)), origin: { ...practice.origin, practice: false } };
    expect(undo(honest)).toBeNull();
  });

  it('is over as soon as something else is done', () => {
    const undone = back(play(begin(), [go('left')]));
    expect(redo(play(undone, [stay('left')]))).toBeNull();
  });

  it('outlives a refused command', () => {
    const undone = back(play(begin(), [go('left')]));
    const refused = advance(game, undone, go('left', 9));
    expect(refused).toMatchObject({ ok: false });
    expect(forth(undone).state.choices.left).toBe(1);
  });
});

describe('advance', () => {
  it('answers the events and leaves the history it came from alone', () => {
    const before = begin();
    const hash = hashOf(toSave(game, before));
    expect(advance(game, before, stay('left'))).toMatchObject({
      ok: true,
      events: [{ type: 'chosen', seat: 'left', torches: 0 }],
    });
    expect(hashOf(toSave(game, before))).toBe(hash);
  });

  it('refuses what the rules forbid with the reason of the rules', () => {
    expect(advance(game, play(begin(), [go('left')]), stay('left'))).toEqual({ ok: false, rejection: { key: 'notYourTurn' } });
  });

  it('refuses what a save could not bring back, even if the rules would not mind', () => {
    expect(game.step(begin().state, { ...stay('left'), note: 'x' } as never).ok).toBe(true);
    expect(advance(game, begin(), { ...stay('left'), note: 'x' } as never)).toEqual({
      ok: false,
      rejection: { key: 'commandWrong' },
    });
  });

  it('costs the same after 20,000 moves as after 100', () => {
    const short = costAfter(100);
    expect(short.calls).toBeGreaterThan(0);
    expect(costAfter(20_000)).toEqual(short);
  });
});

it('a history that begins with a state begins there', () => {
  const { state } = play(begin(), [go('left')]);
  expect(beginHistory(game, { setup: { mode: 'atOnce' }, seed: SEED, base: state }).state).toBe(state);
});

/** How often one more command, its undo and its redo ask the game something, and read in the chain of what has been. */
function costAfter(moves: number): { readonly calls: number; readonly reads: number } {
  const endless = tinyGame(Number.POSITIVE_INFINITY);
  const evenings = Array.from({ length: moves }, (_, at) => stay(at % 2 === 0 ? 'left' : 'right'));
  const long = play(begin({ script: SAFE, practice: true }), evenings, endless);
  const count = { calls: 0, reads: 0 };
  const past = watched(required(long.past, 'the past'), () => count.reads++);
  const done = play(
    { ...long, past },
    [stay('left')],
    counting(endless, () => count.calls++),
  );
  forth(back(done));
  return count;
}

function counting<Setup, State, Command extends Fact, Event extends Fact>(
  of: Game<Setup, State, Command, Event>,
  tick: () => void,
): Game<Setup, State, Command, Event> {
  return new Proxy(of, {
    get(target, key, receiver) {
      tick();
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

function watched<Link extends { readonly rest: object | null }>(link: Link, tick: () => void): Link {
  return new Proxy(link, {
    get(target, key, receiver) {
      tick();
      const value: unknown = Reflect.get(target, key, receiver);
      return key === 'rest' && target.rest !== null ? watched(target.rest as Link, tick) : value;
    },
  });
}
