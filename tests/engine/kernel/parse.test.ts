import { describe, expect, it } from 'vitest';
import { InvariantError, invariant, parseScript, parseSeed, required } from '../../../src/engine/kernel';
import { DEEP, JUNK } from '../../support/perturbed';

const PIECES = { cards: ['a', 'b', 'c'], sides: 6 };
const refused = (data: unknown) => {
  const parsed = parseScript(data, PIECES);
  return parsed.ok ? 'accepted' : parsed.rejection;
};

describe('a seed', () => {
  it.each(['7', 'x'.repeat(100), '🏚', ' '])('may be %j', (seed) => {
    expect(parseSeed(seed)).toEqual({ ok: true, value: seed });
  });

  it.each([[undefined], [null], [7], [''], [['7']], [{}], [DEEP]])('may not be something else', (data) => {
    expect(parseSeed(data)).toEqual({ ok: false, rejection: { key: 'seedMissing' } });
  });

  it('may not be longer than a line', () => {
    expect(parseSeed('x'.repeat(101))).toEqual({ ok: false, rejection: { key: 'seedTooLong', params: { most: 100 } } });
  });
});

describe('a script', () => {
  it('may leave out what it does not fix', () => {
    const accepted = (deck: readonly (readonly string[])[], rolls: readonly number[]) => ({ ok: true, value: { deck, rolls } });
    expect(parseScript({}, PIECES)).toEqual(accepted([], []));
    expect(parseScript({ deck: [['a', 'b'], []] }, PIECES)).toEqual(accepted([['a', 'b'], []], []));
    expect(parseScript({ rolls: [6, 1] }, PIECES)).toEqual(accepted([], [6, 1]));
  });

  it.each([[undefined], [null], [7], ['deck'], [[]], [DEEP]])('is an object', (data) => {
    expect(refused(data)).toEqual({ key: 'scriptNotAnObject' });
  });

  it.each(['decks', 'roll', 'Deck', '__proto__', 'x'.repeat(50)])('has no field %s', (field) => {
    const data = JSON.parse(`{"deck": [["a"]], "${field}": [[]]}`) as unknown;
    expect(refused(data)).toEqual({ key: 'scriptFieldUnknown', params: { field: field.slice(0, 40) } });
  });

  it.each([
    [null, 'deck'],
    [7, 'deck'],
    ['ab', 'deck'],
    [{ length: 0 }, 'deck'],
    [['a'], 'deck.0'],
    [[['a'], null], 'deck.1'],
    [[[1]], 'deck.0.0'],
    [[['a'], ['b', ['c']]], 'deck.1.1'],
    [DEEP, 'deck.0.0'],
  ])('has a list of lists of names for its decks: %.40j', (deck, path) => {
    expect(refused({ deck })).toEqual({ key: 'scriptDeckWrong', params: { path } });
  });

  it('names only cards of the game, each once in an order', () => {
    const unknown = { key: 'scriptCardUnknown', params: { path: 'deck.1.1', card: 'd' } };
    expect(refused({ deck: [['a'], ['b', 'd']] })).toEqual(unknown);
    expect(refused({ deck: [['a', 'b', 'a']] })).toEqual({ key: 'scriptCardTwice', params: { path: 'deck.0.2', card: 'a' } });
    expect(refused({ deck: [['a'], ['a']] })).toBe('accepted');
  });

  it.each([[null], [6], ['66'], [{ length: 0 }]])('has a list for its rolls: %j', (rolls) => {
    expect(refused({ rolls })).toEqual({ key: 'scriptRollsWrong', params: { path: 'rolls' } });
  });

  it.each([
    [['6'], 0, '6'],
    [[6, Number.NaN], 1, 'NaN'],
    [[1.5], 0, '1.5'],
    [[1, 2, 0], 2, '0'],
    [[7], 0, '7'],
    [[-1], 0, '-1'],
    [[Number.POSITIVE_INFINITY], 0, 'Infinity'],
    [[null], 0, '?'],
    [DEEP, 0, '?'],
  ])('has rolls that a die can show: %.40j', (rolls, at, roll) => {
    expect(refused({ rolls })).toEqual({ key: 'scriptRollWrong', params: { path: `rolls.${at}`, roll, sides: 6 } });
  });

  it('is refused or harmless whatever it is', () => {
    for (const data of JUNK) {
      const parsed = parseScript(data, PIECES);
      if (parsed.ok) expect(parsed.value).toEqual({ deck: [], rolls: [] });
    }
  });
});

describe('our own mistakes', () => {
  it('are thrown with what was wrong', () => {
    expect(() => invariant(false, 'a die is gone')).toThrow(new InvariantError('a die is gone'));
    expect(() => required(undefined, 'card')).toThrow(new InvariantError('missing: card'));
    expect(() => required(null, 'card')).toThrow(InvariantError);
  });

  it('are not seen where there are none', () => {
    expect(() => invariant(true, 'fine')).not.toThrow();
    expect([required(0, 'zero'), required('', 'nothing'), required(false, 'no')]).toEqual([0, '', false]);
  });
});
