import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiJsonBytes, ByteReader, fromBase64Url, numberBytes, toBase64Url } from '../../../src/engine/kernel/bytes';

const someBytes = fc.array(fc.nat({ max: 255 }), { maxLength: 50 });

describe('bytes in a URL', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(someBytes, (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
  });

  it('are written as everybody else writes them', () => {
    fc.assert(
      fc.property(someBytes, (bytes) => {
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });

  it.each(['A', 'AAAAA', 'AA=', 'A A', 'AA+/', 'é'])('%s is no such text', (text) => {
    expect(fromBase64Url(text)).toBeNull();
  });
});

describe('a reader', () => {
  it('reads numbers of any size that were written', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 - 1 }), (number) => {
        const reader = new ByteReader(numberBytes(number));
        expect([reader.number(), reader.position]).toEqual([number, numberBytes(number).length]);
      }),
    );
    expect([127, 128, 16_383, 16_384].map((number) => numberBytes(number).length)).toEqual([1, 2, 2, 3]);
  });

  it('reads JSON that was written, with any letters, one byte for each that is ASCII', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const reader = new ByteReader(asciiJsonBytes({ text }));
        expect(JSON.parse(reader.text() ?? '')).toEqual({ text });
      }),
    );
    expect(asciiJsonBytes('abc')).toHaveLength(6);
  });

  it('answers null past the end and at numbers that never end', () => {
    const reader = new ByteReader([1, 65]);
    expect([reader.text(), reader.byte(), reader.number(), reader.text(), reader.position]).toEqual(['A', null, null, null, 2]);
    expect(new ByteReader([5, 65]).text()).toBeNull();
    expect(new ByteReader(new Array<number>(10).fill(255)).number()).toBeNull();
  });
});
