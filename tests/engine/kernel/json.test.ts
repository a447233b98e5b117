import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, isRecord, isShallow, nameIn, parseJson, refuse } from '../../../src/engine/kernel';
import { DEEP } from '../../support/perturbed';

describe('canonical JSON', () => {
  it('is JSON that says the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not depend on the order in which fields were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(record));
      }),
    );
  });

  it('leaves out what JSON leaves out', () => {
    expect(canonicalJson({ b: undefined, a: [undefined, Number.NaN, -0] })).toBe('{"a":[null,null,0]}');
  });

  it('writes a key that is the name of a prototype like any other', () => {
    expect(canonicalJson(JSON.parse('{"b": 1, "__proto__": {"a": 2}}'))).toBe('{"__proto__":{"a":2},"b":1}');
  });
});

describe('foreign data', () => {
  it.each([null, undefined, 7, 'text', [], true])('%j is no record', (data) => {
    expect(isRecord(data)).toBe(false);
  });

  it('is shallow down to a hundred levels and not below', () => {
    const nest = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
    expect([isShallow(7), isShallow(nest(100)), isShallow(nest(101)), isShallow({ a: [DEEP] })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('that goes round in a circle is not shallow', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(isShallow(circle)).toBe(false);
  });

  it.each([
    ['chess', 'chess'],
    [7, '7'],
    ['x'.repeat(1000), 'x'.repeat(40)],
    [{ toString: null }, '?'],
    [DEEP, '?'],
    [undefined, '?'],
  ])('is called by a short name', (data, name) => {
    expect(nameIn(data)).toBe(name);
  });

  it('that is no JSON is refused', () => {
    expect(parseJson('{"a":')).toEqual(refuse('notJson'));
    expect(parseJson('[1]')).toEqual({ ok: true, value: [1] });
  });
});

it('a refusal has numbers and names only when they are given', () => {
  expect(refuse('tooMany')).toEqual({ ok: false, rejection: { key: 'tooMany' } });
  expect(refuse('tooMany', { most: 3 })).toEqual({ ok: false, rejection: { key: 'tooMany', params: { most: 3 } } });
});
