import { dice, disc, moved, type Shape, shard, turned } from '../drawing/shapes';
import type { Layer, Sign } from '../paper/signs/sign';
import { rod, sheet } from './stage';

const WIDTH = 1600;
const HEIGHT = 900;
const STRATA = 13;

/** What lies in the rock, about the origin: a fossil, a bone, a root, crystals, a skull, a fish. */
const BURIED: readonly (() => Layer)[] = [
  () => ({ fill: '#4a3a2c', ink: rod(5, 'M0 0C8 -10 22 -6 22 8C22 24 2 28 -10 16C-24 0 -10 -26 14 -24') }),
  () => ({
    fill: '#43372c',
    ink: sheet('M-22 -3C-28 -10 -20 -14 -17 -8L17 -5C20 -12 28 -8 24 -1C28 6 20 9 17 3L-17 2C-20 8 -27 4 -22 -3Z'),
  }),
  () => ({
    fill: '#33241a',
    ink: rod(4, 'M0 -40C6 -16 -8 -4 2 10C10 20 4 30 8 44M2 10C-6 16 -10 24 -18 30M-3 -8C8 -6 14 4 26 6'),
  }),
  () => ({ fill: '#3a3848', ink: sheet('M-12 6L-6 -16L0 4Z', 'M-2 6L7 -24L13 6Z', 'M10 6L19 -8L22 6Z') }),
  () => ({
    fill: '#43372c',
    ink: sheet('M-14 2C-16 -17 16 -17 14 2L9 7L9 14L-9 14L-9 7Z'),
    cuts: [disc(-5.4, 0, [3.6, 4]), disc(5.4, 0, [3.6, 4]), ...sheet('M-1.6 7L0 3.6L1.6 7Z')],
  }),
  () => ({
    fill: '#3f3328',
    ink: [
      ...sheet('M-34 0C-30 -8 -22 -9 -18 -5L-18 5C-22 9 -30 8 -34 0Z', 'M24 0L34 -10L31 0L34 10Z'),
      ...rod(2.6, 'M-18 0L26 0M-12 -9L-9 9M-4 -10L-1 10M4 -9L7 9M12 -7L15 7'),
    ],
  }),
];

const stratum = (at: number, next: () => number): Shape => {
  const top = (at / STRATA) * (HEIGHT + 60) - 40;
  const points = Array.from({ length: 40 }, (_, one) => {
    const x = (one / 39) * (WIDTH + 80) - 40;
    return `${x},${top + Math.sin(x / 190 + at * 2.1) * 15 + Math.sin(x / 71 + at * 5.3) * 5 + (next() - 0.5) * 13}`;
  });
  return shard(`${points.join(' ')} ${WIDTH + 40},${HEIGHT + 40} -40,${HEIGHT + 40}`);
};

const pebble = ([x, y]: readonly [number, number], size: number, next: () => number): Shape =>
  shard(
    Array.from(
      { length: 5 },
      (_, at) => `${x + Math.cos((at / 5) * 6.28 + next()) * size},${y + Math.sin((at / 5) * 6.28 + next() * 0.4) * size * 0.7}`,
    ).join(' '),
  );

/** The edge of a stratum, where it catches light. */
const edgeOf = (shape: Shape): Shape => {
  const tops = shape.slice(0, 39).map(({ start }) => start);
  const there = tops.map(({ x, y }) => `${x},${y - 1}`);
  const back = tops.toReversed().map(({ x, y }) => `${x},${y + 1}`);
  return shard([...there, ...back].join(' '));
};

function rock(): readonly Layer[] {
  const next = dice(11);
  return Array.from({ length: STRATA }, (_, at) => stratum(at, next)).flatMap((shape, at): Layer[] => [
    { fill: at % 2 === 0 ? '#1c1414' : '#150f11', ink: [shape] },
    { fill: '#2e2420', ink: [edgeOf(shape)] },
  ]);
}

function stones(): readonly Layer[] {
  const next = dice(5);
  const fills = ['#221a17', '#2a201b', '#191213'];
  return fills.map((fill) => ({
    fill,
    ink: Array.from({ length: 70 }, () => pebble([next() * WIDTH, next() * HEIGHT], 2 + next() ** 2 * 10, next)),
  }));
}

function bones(): readonly Layer[] {
  const next = dice(29);
  return Array.from({ length: 34 }, (_, at): Layer => {
    const { ink, cuts = [], ...rest } = (BURIED[at % BURIED.length] ?? BURIED[0])?.() ?? { ink: [] };
    const [column, row] = [at % 7, Math.floor(at / 7)];
    const [x, y] = [(column + 0.2 + next() * 0.7) * (WIDTH / 7), (row + 0.2 + next() * 0.7) * (HEIGHT / 5)];
    const [degrees, scale] = [next() * 360, 0.8 + next() * 0.8];
    const put = (shape: Shape): Shape => moved(turned(shape, { x: 0, y: 0 }, { degrees, scale }), x, y);
    return { ...rest, ink: ink.map(put), cuts: cuts.map(put) };
  });
}

/** The rock that everything is dug into, in its own colours, to be laid behind the board. */
export const MOUNTAIN: Sign = {
  width: WIDTH,
  height: HEIGHT,
  layers: [
    { fill: '#120c0e', ink: [shard(`0,0 ${WIDTH},0 ${WIDTH},${HEIGHT} 0,${HEIGHT}`)] },
    ...rock(),
    ...stones(),
    ...bones(),
  ],
};
