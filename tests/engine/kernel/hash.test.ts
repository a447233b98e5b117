import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, digest, hashOf } from '../../../src/engine/kernel';
import { perturbed } from '../../support/perturbed';
import { begin } from '../../support/tinyPlay';

describe('the hash of a state', () => {
  it('is what it always was: saves and seeds depend on it', () => {
    expect([hashOf({}), hashOf({ a: 1, b: [true, null, 'é'] }), hashOf('lantern')]).toEqual([
      '017fb74ebeb78854',
      'da5895af410757a5',
      '4c6ae704dd37b734',
    ]);
    expect(digest('dice/7')).toEqual([1494283833, 322366428, 1856807143, 306425855]);
  });

  it('does not depend on the order of fields', () => {
    expect(hashOf({ a: 1, b: { c: 2, d: 3 } })).toBe(hashOf({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  it('changes with any one field', () => {
    const { state } = begin();
    const others = perturbed(state).filter((other) => canonicalJson(other) !== canonicalJson(state));
    expect(others.length).toBeGreaterThan(500);
    expect(others.filter((other) => hashOf(other) === hashOf(state))).toEqual([]);
  });

  it('tells 200,000 much alike states apart', () => {
    const hashes = new Set<string>();
    for (let at = 0; at < 200_000; at++) {
      hashes.add(
        hashOf({
          turn: at % 100,
          damage: Math.floor(at / 100) % 20,
          cards: [Math.floor(at / 2000) % 10, Math.floor(at / 20_000)],
        }),
      );
    }
    expect(hashes.size).toBe(200_000);
  });

  it('turns about half of its bits when one letter changes, wherever it stands', () => {
    const text = 'a text as long as the line of a small state: 0123456789';
    const turned = new Array<number>(128).fill(0);
    let changes = 0;
    for (let at = 0; at < text.length; at++) {
      for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
        if (letter === text[at]) continue;
        const bits = bitsThatDiffer(digest(text), digest(text.slice(0, at) + letter + text.slice(at + 1)));
        for (const bit of bits) turned[bit] = (turned[bit] ?? 0) + 1;
        changes++;
      }
    }
    const shares = turned.map((count) => count / changes);
    expect(Math.min(...shares)).toBeGreaterThan(0.42);
    expect(Math.max(...shares)).toBeLessThan(0.58);
  });

  it('takes any text without an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) =>
        digest(text).every((word) => word >= 0 && word < 2 ** 32 && Number.isInteger(word)),
      ),
    );
  });
});

function bitsThatDiffer(one: readonly number[], other: readonly number[]): readonly number[] {
  return Array.from({ length: 128 }, (_, bit) => bit).filter((bit) => {
    const word = bit >> 5;
    return ((((one[word] ?? 0) ^ (other[word] ?? 0)) >>> (bit & 31)) & 1) === 1;
  });
}
