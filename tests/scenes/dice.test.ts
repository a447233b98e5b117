import { describe, expect, it } from 'vitest';
import { GRID, numbersOf, projectDie, TILE_EDGE } from '../../src/scenes/dice/dieBody';
import { RESTS, throwOf } from '../../src/scenes/dice/throwOf';
import { hullOf, type Spot } from '../../src/table/dice/hull';
import { STILL, type Turn, turnAbout, turned, turnedAfter } from '../../src/table/dice/space';

const COLORS = ['strength', 'agility', 'magic', 'heroic'] as const;
const VALUES = [1, 2, 3, 4, 5, 6];
const FLIGHT = { height: 2, bounce: 0.3, turns: 1.75, squash: 0.2 };
/** Cosmetic chance, from one end to the other. */
const CHANCES = [0, 0.2, 0.5, 0.77, 0.999];
const TIMES = Array.from({ length: 101 }, (_, at) => at / 100);

const topOf = (turn: Turn, numbers: readonly number[]): number | undefined => {
  const faces = [...projectDie('strength', numbers, { turn, rest: 0 }).faces];
  return faces.sort((one, other) => other.light - one.light)[0]?.value;
};

function edgesOf(spots: readonly Spot[]) {
  const [across, down] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const edge = (value: number): number => Number(value.toFixed(4));
  return {
    left: edge(Math.min(...across)),
    right: edge(Math.max(...across)),
    top: edge(Math.min(...down)),
    bottom: edge(Math.max(...down)),
  };
}

describe('a die', () => {
  it.each(VALUES.flatMap((top) => VALUES.map((front) => [top, front] as const)))(
    'with %d on top after %d has six sides',
    (top, front) => {
      const numbers = numbersOf(top, front);
      expect(numbers[0]).toBe(top);
      if (front !== top) expect(numbers[1]).toBe(front);
      expect([...numbers].sort()).toEqual(VALUES);
    },
  );

  it.each(COLORS)('of %s shows its number where it lies, and never more than three sides', (color) => {
    const numbers = numbersOf(5, 2);
    const lying = projectDie(color, numbers, { turn: STILL, rest: 0 }).faces;
    expect(lying.map(({ value }) => value)).toEqual([5, 2]);
    for (let angle = 0; angle < 7; angle += 0.3) {
      const turn = turnedAfter(turnAbout([1, 0, 0], angle), turnAbout([0, 0, 1], angle * 1.7));
      const { faces, outline } = projectDie(color, numbers, { turn, rest: 0 });
      expect(faces.length).toBeGreaterThan(0);
      expect(faces.length).toBeLessThanOrEqual(3);
      expect(new Set(faces.map(({ value }) => value)).size).toBe(faces.length);
      for (const { spots } of faces) expect(spots).toHaveLength((GRID + 1) ** 2);
      for (const spot of outline) expect(Math.hypot(...spot)).toBeLessThan(1.1);
    }
  });

  it.each(COLORS)('of %s lies as it is painted: its top in its place, its foot a little lower', (color) => {
    const { outline, faces } = projectDie(color, numbersOf(5, 2), { turn: STILL, rest: 1 });
    expect(faces.map(({ value }) => value)).toEqual([5]);
    expect(edgesOf(faces[0]?.outline ?? [])).toEqual({ left: -0.44, right: 0.44, top: -0.47, bottom: 0.41 });
    expect(edgesOf(outline)).toEqual({ left: -0.44, right: 0.44, top: -0.47, bottom: 0.48 });
    // A tile has a free edge around its side.
    const tile = 0.88 / (1 - TILE_EDGE * 2);
    const { left, right } = edgesOf(faces[0]?.spots ?? []);
    expect(right - left).toBeCloseTo(tile, 3);
  });

  it('has bodies of four outlines', () => {
    const outlines = COLORS.map((color) => JSON.stringify(projectDie(color, VALUES, { turn: STILL, rest: 0 }).outline));
    expect(new Set(outlines).size).toBe(4);
  });
});

describe('a throw', () => {
  it.each(['hand', 'table'] as const)('from the %s ends where the die lies, on its number', (from) => {
    for (const chance of CHANCES) {
      const poseAt = throwOf({ from, flight: FLIGHT, askew: 0.1, random: () => chance });
      const end = poseAt(1);
      expect([end.way, end.height, end.rest]).toEqual([1, 0, 1]);
      expect(turned(end.turn, [0, 0, 1])).toEqual([0, 0, 1]);
      for (const time of TIMES.filter((one) => one >= RESTS)) expect(topOf(poseAt(time).turn, numbersOf(4, 3))).toBe(4);
    }
  });

  it('shows other numbers on its way', () => {
    const poseAt = throwOf({ from: 'hand', flight: FLIGHT, askew: 0, random: () => 0.4 });
    expect(new Set(TIMES.map((time) => topOf(poseAt(time).turn, VALUES))).size).toBeGreaterThan(3);
  });

  it('goes on without a jump, and bounces lower each time', () => {
    const poseAt = throwOf({ from: 'hand', flight: FLIGHT, askew: 0, random: () => 0.4 });
    const heights = TIMES.map((time) => poseAt(time).height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    const tops = heights.filter((height, at) => height > (heights[at - 1] ?? 0) && height >= (heights[at + 1] ?? 0));
    expect(tops).toHaveLength(4);
    expect([...tops].sort((one, other) => other - one)).toEqual(tops);
    for (const [at, time] of TIMES.entries()) expect(poseAt(time).way).toBeGreaterThanOrEqual(poseAt(TIMES[at - 1] ?? 0).way);
  });

  it('is flattened where it lands, less each time, and lies as it is', () => {
    const poseAt = throwOf({ from: 'hand', flight: FLIGHT, askew: 0, random: () => 0.4 });
    const flats = TIMES.map((time) => poseAt(time).flat);
    const landings = flats.filter((flat, at) => flat > 0.001 && flat > (flats[at - 1] ?? 0) && flat >= (flats[at + 1] ?? 0));
    expect(landings.length).toBeGreaterThan(1);
    expect([...landings].sort((one, other) => other - one)).toEqual(landings);
    expect(Math.max(...flats)).toBeLessThanOrEqual(FLIGHT.squash);
    for (const time of [0, 0.2, 1]) expect(poseAt(time).flat).toBe(0);
  });

  it('from the table begins as it lay there, with the number that was on top', () => {
    for (const chance of CHANCES) {
      const poseAt = throwOf({ from: 'table', flight: FLIGHT, askew: 0, random: () => chance });
      const { way, height, ...lying } = poseAt(0);
      expect([way, height]).toEqual([0, 0]);
      const { faces } = projectDie('strength', numbersOf(6, 2), lying);
      expect(faces.map(({ value }) => value)).toEqual([2]);
      expect(edgesOf(faces[0]?.outline ?? [])).toEqual({ left: -0.44, right: 0.44, top: -0.47, bottom: 0.41 });
    }
  });
});

describe('an outline', () => {
  it('goes round what it is of', () => {
    const square = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ] as const;
    expect([...hullOf([...square, [1, 1], [1, 0], [0.5, 1.5]])].sort()).toEqual([...square].sort());
  });
});
