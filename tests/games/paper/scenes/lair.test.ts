// @vitest-environment happy-dom
import '../../../scenes/canvas';
import { describe, expect, it } from 'vitest';
import { DUNGEON_IDS } from '../../../../src/engine/paper';
import { bandIn } from '../../../../src/games/paper/scenes/lair/bands';
import { lightOf } from '../../../../src/games/paper/scenes/lair/hues';
import { lanternIn, momentPlaces } from '../../../../src/games/paper/scenes/lair/momentPlaces';
import { StrengthCount } from '../../../../src/games/paper/scenes/lair/StrengthCount';
import { overlap, type Rect } from '../../../../src/table';

const SCREENS: readonly (readonly [number, number, number])[] = [
  [1280, 720, 15],
  [1920, 1080, 22],
  [390, 844, 12],
  [844, 390, 12],
  [320, 568, 12],
];

const isWithin = (one: Rect, other: Rect): boolean =>
  one.x >= other.x &&
  one.y >= other.y &&
  one.x + one.width <= other.x + other.width &&
  one.y + one.height <= other.y + other.height;

describe('the strength of a party is counted thing by thing', () => {
  const count = new StrengthCount([{ value: 4 }, { value: 3 }, { value: 5 }], { from: 0.4, to: 0.7 });

  it('begins with nothing and ends with the whole sum', () => {
    expect(count.at(0.4)).toBe(0);
    expect(count.at(0.7)).toBe(12);
  });

  it('counts each thing at its own moment', () => {
    expect(count.moments.map((moment) => count.at(moment))).toEqual([4, 7, 12]);
    expect(count.at((count.moments[1] ?? 0) - 0.001)).toBe(4);
  });

  it('lets the light grow from each number to the next', () => {
    const [first = 0] = count.moments;
    expect(count.grownAt(first, 0.1)).toBe(0);
    expect(count.grownAt(first + 0.05, 0.1)).toBeGreaterThan(2);
    expect(count.grownAt(0.9, 0.1)).toBe(12);
  });
});

describe('the hole in the burnt edge', () => {
  it('lies between both sides of the edge', () => {
    expect(bandIn((column) => column < 20 || column > 139)).toEqual({ from: 18 / 160, to: 142 / 160 });
  });

  it.each([
    ['a row beyond the edge', () => false],
    ['a row along the edge', () => true],
    ['a bay of the outside', (column: number) => column < 60 || column > 100],
  ])('is not in %s', (_, isOpaque) => {
    expect(bandIn(isOpaque)).toBeNull();
  });
});

describe.each(SCREENS)('the moment on a screen of %d by %d', (width, height, text) => {
  const rect = { x: 0, y: 0, width, height };
  const places = momentPlaces({ rect, text, face: 0.5 });

  it('keeps what is written apart, and on the screen', () => {
    const { head, tiers, party } = places;
    for (const place of [head, tiers, party]) expect(isWithin(place, rect)).toBe(true);
    expect(overlap(head, tiers)).toBeFalsy();
    expect(overlap(party, tiers)).toBeFalsy();
    expect(overlap(party, head)).toBeFalsy();
  });

  it('has room for the boss and for the wanderer with the lantern', () => {
    const { boss, wanderer } = places;
    expect(boss.width / boss.height).toBeCloseTo(4 / 3);
    expect(boss.height).toBeGreaterThan(height * 0.4);
    expect(boss.y + boss.height).toBeCloseTo(height);
    expect(wanderer.width).toBeGreaterThan(text * 5);
    expect(lanternIn(wanderer).x).toBeGreaterThan(wanderer.x + wanderer.width / 2);
  });
});

it('gives each dungeon a light of its own', () => {
  expect(new Set(DUNGEON_IDS.map(lightOf)).size).toBe(DUNGEON_IDS.length);
});
