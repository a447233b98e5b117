import { describe, expect, it } from 'vitest';
import { TableLaws } from '../e2e/support/tabs/tableLaws';
import type { Brief, Told } from '../e2e/support/tabs/watchTable';

const LAST = 9;

function at(id: string, moves: number, stamp: { readonly hold?: number; readonly revision?: number } = {}): Brief {
  return { id, hash: `${id} ${moves}`, moves, isOver: moves === LAST, hold: 100, revision: moves, ...stamp };
}

const noted = (tab: string, game: Brief, time = game.hold + 10): Told => ({ kind: 'noted', tab, at: time, game });
const put = (after: Brief | null, before: Brief | null, aside = false): Told => ({
  kind: 'table',
  tab: 'B',
  before,
  after,
  aside,
});
const paid = (id: string): Told => ({ kind: 'paid', tab: 'A', id });

function faults(goesOn: Brief | null, told: readonly Told[], chronicle: readonly string[] = []): readonly string[] {
  const laws = new TableLaws(null);
  for (const one of told) laws.hear(one);
  return laws.faults({ goesOn, chronicle: new Set(chronicle) });
}

describe('a game that makes room for another', () => {
  const [old, young] = [at('old', 3), at('young', 0, { hold: 200 })];

  it('has vanished when nobody was asked, on the disk and in the end', () => {
    const lines = faults(young, [noted('A', old), noted('B', young), put(young, old)]);
    expect(lines).toEqual([
      'B put young after 0 moves over old after 3 moves, and nobody was asked',
      'old after 3 moves has vanished',
    ]);
  });

  it('has vanished when it never got to the disk, too', () => {
    expect(faults(young, [noted('A', old), noted('B', young)])).toEqual(['old after 3 moves has vanished']);
  });

  it('may go when the player gives it up, and when it is set aside', () => {
    const givenUp: Told = { kind: 'givenUp', tab: 'B', id: 'old' };
    expect(faults(young, [noted('A', old), givenUp, put(young, old), noted('B', young)])).toEqual([]);
    expect(faults(young, [noted('A', old), put(young, old, true), noted('B', young)])).toEqual([]);
  });

  it('may wait as it was, but not as it was before, and not be struck out while it waits', () => {
    const waits = (game: Brief | null): Told => ({ kind: 'waits', tab: 'B', place: 'daily', game });
    const change = [put(young, old), noted('B', young)];
    expect(faults(young, [noted('A', old), waits(old), ...change])).toEqual([]);
    expect(faults(young, [noted('A', old), waits(at('old', 2)), ...change])).toHaveLength(2);
    expect(faults(young, [noted('A', old), waits(old), ...change, waits(null)])).toEqual(['old after 3 moves has vanished']);
  });

  it('may go before its first move and after its last', () => {
    const over = at('old', LAST);
    expect(faults(young, [noted('A', at('old', 0)), noted('B', young), put(young, at('old', 0))])).toEqual([]);
    expect(faults(young, [noted('A', over), paid('old'), noted('B', young), put(young, over)], ['old'])).toEqual([]);
  });
});

describe('a game that goes on', () => {
  it('is the one that was shown last', () => {
    expect(faults(at('g', 4), [noted('A', at('g', 3)), noted('A', at('g', 4))])).toEqual([]);
    expect(faults(at('g', 3), [noted('A', at('g', 3)), noted('A', at('g', 4))])).toEqual([
      'in the end there is g after 3 moves, not g after 4 moves',
    ]);
  });

  it('is none when it has ended', () => {
    expect(faults(null, [noted('A', at('g', LAST)), paid('g')], ['g'])).toEqual([]);
    expect(faults(null, [noted('A', at('g', 3))])).toContain('in the end there is no game, not g after 3 moves');
  });

  it.each([
    ['an older state', at('g', 2)],
    ['another state after as many moves', { ...at('g', 3), hash: 'another' }],
  ])('is never replaced by %s of itself', (_, older) => {
    expect(faults(at('g', 3), [noted('A', at('g', 3)), put(older, at('g', 3))])).toEqual([
      `B put g after ${older.moves} moves over g after 3 moves`,
    ]);
  });

  it('may lack a move that was made while another tab took the table, and no other', () => {
    const laws = new TableLaws(at('g', 2));
    const attempt = laws.opens('B', 120);
    laws.hear(noted('A', at('g', 3), 110));
    laws.hear(noted('A', at('g', 4), 125));
    attempt.end = 130;
    const standing = (moves: number) => ({ goesOn: at('g', moves), chronicle: new Set<string>() });
    expect([3, 4].flatMap((moves) => laws.faults(standing(moves)))).toEqual([]);
    expect(laws.faults(standing(2))).toHaveLength(1);
    attempt.isRefused = true;
    laws.hear(noted('A', at('g', 5), 140));
    expect(laws.faults(standing(5))).toEqual([]);
    expect(laws.faults(standing(4))).toHaveLength(1);
  });
});

describe('a state that a tab could not tell of before it died', () => {
  it('counts when it is there in the end', () => {
    const laws = new TableLaws(at('g', 2));
    laws.hear(noted('A', at('g', 3)));
    laws.end(at('g', LAST));
    expect(laws.faults({ goesOn: null, chronicle: new Set(['g']) })).toEqual([]);
    expect(laws.faults({ goesOn: null, chronicle: new Set() })).toEqual(['g has ended and was not paid']);
  });

  it('counts when another tab finds it as it puts its own game there', () => {
    const young = at('young', 0, { hold: 200 });
    const told = [noted('A', at('g', 3)), put(young, at('g', LAST)), noted('B', young)];
    expect(faults(young, told, ['g'])).toEqual([]);
    expect(faults(young, told)).toEqual(['g has ended and was not paid']);
  });

  it('is not one that was noted after the end, by whoever looks what goes on', () => {
    const laws = new TableLaws(at('g', 2));
    laws.hear(noted('A', at('g', 3)));
    laws.end(at('g', 2));
    laws.hear(noted('B', at('g', 2, { hold: 200 })));
    const standing = { goesOn: at('g', 2, { hold: 200 }), chronicle: new Set<string>() };
    expect(laws.faults(standing)).toEqual(['in the end there is g after 2 moves, not g after 3 moves']);
  });
});

describe('a game that has ended', () => {
  const end = noted('A', at('g', LAST));

  it('is paid once', () => {
    expect(faults(null, [end, paid('g')], ['g'])).toEqual([]);
    expect(faults(null, [end])).toEqual(['g has ended and was not paid']);
    expect(faults(null, [end, paid('g'), paid('g')], ['g'])).toEqual(['g was paid 2 times']);
  });

  it('is not paid before', () => {
    expect(faults(at('g', 3), [noted('A', at('g', 3)), paid('g')], ['g'])).toEqual(['g was paid and had not ended']);
  });
});
