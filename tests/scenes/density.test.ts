import { describe, expect, it } from 'vitest';
import { densityOf } from '../../src/scenes/densityOf';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 720 };
const WALL = { width: 3840, height: 2160 };

describe('how finely the table is drawn', () => {
  it('is as the screen shows it, from 1 to 3 on a phone', () => {
    for (const ratio of [1, 1.5, 2, 2.625, 3]) expect(densityOf(PHONE, ratio)).toBe(ratio);
    expect(densityOf({ width: 844, height: 390 }, 3)).toBe(3);
  });

  it('is no finer than anybody sees', () => {
    expect(densityOf(PHONE, 4)).toBe(3);
    expect(densityOf(WALL, 3)).toBe(2);
    expect(densityOf(WALL, 1)).toBe(1);
  });

  it('stays between both where the page is neither', () => {
    expect(densityOf(DESK, 2)).toBe(2);
    expect(densityOf(DESK, 3)).toBeGreaterThan(2);
    expect(densityOf(DESK, 3)).toBeLessThan(2.2);
  });

  it('survives a page that is not there yet', () => {
    expect(densityOf({ width: 0, height: 0 }, 2)).toBe(2);
  });
});
