import { describe, expect, it } from 'vitest';
import { measure, measureStack } from '../../src/scenes/views/write';

/** Every letter is half as wide as it is high. */
const pen = {
  font: '',
  measureText(words: string) {
    const size = Number(/([\d.]+)px/.exec(pen.font)?.[1]);
    return { width: (words.length * size) / 2 };
  },
} as unknown as CanvasRenderingContext2D;

const look = { size: 20, lines: 3, breaks: 0.82, least: 0.5 } as const;
const written = (words: string, width: number, breaks: number = look.breaks) =>
  measure(pen, words, { ...look, breaks, room: { x: 0, y: 0, width, height: 100 } });

describe('words that may be broken', () => {
  it('are not, where they have room', () => {
    expect(written('boulder', 70)).toMatchObject({ size: 20, width: 70, whole: true });
  });

  it('become a little smaller before they are', () => {
    const { size, height, whole } = written('boulder', 62);
    expect(size).toBeLessThan(20);
    expect(height).toBeCloseTo(size * 1.16);
    expect(whole).toBe(true);
  });

  it('are broken where they would become much smaller', () => {
    expect(written('boulder', 50)).toMatchObject({ size: 20, width: 50, height: 2 * 20 * 1.16, whole: true });
  });

  it('are broken at once where no smaller letters are wanted', () => {
    expect(written('boulder', 62, 1)).toMatchObject({ size: 20, height: 2 * 20 * 1.16, whole: true });
  });
});

describe('a room that is none', () => {
  it.each([
    [0, 0],
    [-40, -20],
    [Number.NaN, 10],
    [5, Number.NEGATIVE_INFINITY],
  ])('of %d × %d ends all writing', (width, height) => {
    const room = { x: 0, y: 0, width, height };
    for (const size of [20, 0, -8, Number.NaN]) {
      for (const least of [0.5, 0]) {
        expect(measure(pen, 'let time pass', { size, least, breaks: 0.8, room }).size).toBeGreaterThan(0);
        const parts = [{ words: 'let time pass', look: { size } }];
        expect(measureStack(pen, parts, { room, stand: 'top', least })).toHaveProperty('height');
      }
    }
  });
});
