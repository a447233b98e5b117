import { describe, expect, it } from 'vitest';
import { InvariantError, invariant, parseScript, parseSeed, the } from '../../../src/engine/kernel';
import { DEEP, JUNK } from '../../support/perturbed';

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
    expect(parseScript({})).toEqual({ ok: true, value: { deck: [], rolls: [] } });
    expect(parseScript({ deck: [['a', 'b'], []] })).toEqual({ ok: true, value: { deck: [['a', 'b'], []], rolls: [] } });
    expect(parseScript({ rolls: [6, 1] })).toEqual({ ok: true, value: { deck: [], rolls: [6, 1] } });
  });

  it.each([[undefined], [null], [7], ['deck'], [[]], [DEEP]])('is an object', (data) => {
    expect(parseScript(data)).toEqual({ ok: false, rejection: { key: 'scriptNotAnObject' } });
  });

  it.each([[null], [7], ['ab'], [['a']], [[[1]]], [[['a'], null]], [{ length: 0 }], [DEEP]])(
    'has lists of names for decks',
    (deck) => {
      expect(parseScript({ deck })).toEqual({ ok: false, rejection: { key: 'scriptDeckWrong' } });
    },
  );

  it.each([[null], [6], ['66'], [['6']], [[6, Number.NaN]], [[1.5]], [[Number.POSITIVE_INFINITY]], [DEEP]])(
    'has a list of whole numbers for rolls',
    (rolls) => {
      expect(parseScript({ rolls })).toEqual({ ok: false, rejection: { key: 'scriptRollsWrong' } });
    },
  );

  it('is refused or harmless whatever it is', () => {
    for (const data of JUNK) {
      const parsed = parseScript(data);
      if (parsed.ok) expect(parsed.value).toEqual({ deck: [], rolls: [] });
    }
  });
});

describe('our own mistakes', () => {
  it('are thrown with what was wrong', () => {
    expect(() => invariant(false, 'a die is gone')).toThrow(new InvariantError('a die is gone'));
    expect(() => the(undefined, 'card')).toThrow(new InvariantError('missing: card'));
    expect(() => the(null, 'card')).toThrow(InvariantError);
  });

  it('are not seen where there are none', () => {
    expect(() => invariant(true, 'fine')).not.toThrow();
    expect([the(0, 'zero'), the('', 'nothing'), the(false, 'no')]).toEqual([0, '', false]);
  });
});
