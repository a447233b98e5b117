import { describe, expect, it } from 'vitest';
import { rankedByPoints, type Seat, sharedPlace, whyNotGiven, witnessedEvents } from '../../../src/engine/kernel';
import { seatAt, tinyGame } from '../../support/tinyGame';
import { begin, go, play, SAFE, stay } from '../../support/tinyPlay';

const game = tinyGame();
const [left, right] = [seatAt('left'), seatAt('right')];

describe('a seat', () => {
  const { state } = begin();

  it('gives its own commands', () => {
    expect(whyNotGiven(game, state, { seat: left, command: go('left') })).toBeNull();
    expect(whyNotGiven(game, state, { seat: right, command: stay('right') })).toBeNull();
  });

  it('may not give those of another, legal or not: the answer of the rules is not for it', () => {
    const refused = { key: 'commandOfAnotherSeat' };
    expect(whyNotGiven(game, state, { seat: right, command: go('left') })).toEqual(refused);
    expect(whyNotGiven(game, state, { seat: right, command: go('left', 9) })).toEqual(refused);
    expect(whyNotGiven(game, state, { seat: 'roof' as Seat, command: go('left') })).toEqual(refused);
  });

  it('hears from the rules why its own are refused, and what is no command at all', () => {
    expect(whyNotGiven(game, state, { seat: left, command: go('left', 9) })?.key).toBe('torchesWrong');
    expect(whyNotGiven(game, state, { seat: left, command: null as never })?.key).toBe('unknownCommand');
  });
});

describe('what a viewer is told', () => {
  const { past } = play(begin({ script: { ...SAFE, rolls: [4, 2] } }), [go('right', 2)]);
  const move = past?.value ?? { before: begin().state, events: [] };

  it('is masked where it is another who knows', () => {
    expect(witnessedEvents(game, move, right)).toEqual([{ type: 'chosen', seat: 'right', torches: 2 }]);
    expect(witnessedEvents(game, move, left)).toEqual([{ type: 'chosen', seat: 'right', torches: 'secret' }]);
    expect(witnessedEvents(game, move, null)).toEqual([{ type: 'chosen', seat: 'right', torches: 'secret' }]);
  });

  it('leaves out what it hears nothing of, and each event is judged by the state just before it', () => {
    const { past: last } = play(begin({ script: { ...SAFE, rolls: [4, 2] } }), [go('right'), go('left')]);
    const report = last?.value ?? move;
    const nights: number[] = [];
    const silent: typeof game = {
      ...game,
      witnessed(event, _, { discard }) {
        nights.push(discard.length);
        return event.type === 'dieRolled' ? null : event;
      },
    };
    const types = witnessedEvents(silent, report, left).map(({ type }) => type);
    expect(types).toEqual(report.events.map(({ type }) => type).filter((type) => type !== 'dieRolled'));
    expect([nights[0], nights.at(-1)]).toEqual([0, 2]);
  });
});

describe('standings', () => {
  const seats = ['a', 'b', 'c', 'd'] as readonly string[] as readonly Seat[];

  it('rank rivals by points; ties share a place and the next one is left out', () => {
    const [a, b, c, d] = seats as readonly [Seat, Seat, Seat, Seat];
    expect(
      rankedByPoints([
        [a, 3],
        [b, 7],
        [c, 7],
        [d, -1],
      ]),
    ).toEqual([
      { seat: b, place: 1, points: 7 },
      { seat: c, place: 1, points: 7 },
      { seat: a, place: 3, points: 3 },
      { seat: d, place: 4, points: -1 },
    ]);
    expect(rankedByPoints([])).toEqual([]);
  });

  it('give one place to all who win or lose together, with or without points', () => {
    expect(sharedPlace(seats).map(({ seat, place, points }) => [seat, place, points])).toEqual(
      seats.map((seat) => [seat, 1, null]),
    );
    expect(sharedPlace(seats.slice(2), 12).map(({ points }) => points)).toEqual([12, 12]);
  });
});
