import type { Part } from '../../drawing/figure';
import { rod, scratch, sheet } from '../stage';
import { flame } from './fire';
import { putOut } from './room';

/** The air above the books of a shelf, whose backs stand at uneven heights: light comes through it. */
function air([left, right]: readonly [number, number], [top, bottom]: readonly [number, number], seed: number): string {
  const books = Math.round((right - left) / 4.6);
  const wide = (right - left) / books;
  const back = (at: number): number => top + 3 + ((at * 7 + seed * 5) % 5) * ((bottom - top) / 7.5);
  const steps = Array.from({ length: books }, (_, at) => books - 1 - at).flatMap((at) => [
    `${left + (at + 1) * wide} ${back(at)}`,
    `${left + at * wide} ${back(at)}`,
  ]);
  return `M${left} ${top}L${right} ${top}L${steps.join('L')}Z`;
}

/** The back of a book, of one of four kinds. */
const spine = (x: number, bottom: number, kind: number): string =>
  [
    `M${x} ${bottom}L${x} ${bottom - 5}L${x + 3.2} ${bottom - 5}L${x + 3.2} ${bottom}Z`,
    `M${x} ${bottom - 2}L${x + 3} ${bottom - 2}L${x + 3} ${bottom - 3.2}L${x} ${bottom - 3.2}Z`,
    `M${x + 1} ${bottom}L${x + 1} ${bottom - 6}L${x + 2} ${bottom - 6}L${x + 2} ${bottom}Z`,
    `M${x} ${bottom}L${x} ${bottom - 4}L${x + 3.4} ${bottom - 4}L${x + 3.4} ${bottom}Z`,
  ][kind] ?? '';

function shelf(name: string, [left, right]: readonly [number, number], seed: number): Part {
  const rows = [-34, -15, 4, 23].map((top) => [top, top + 14] as const);
  return {
    name,
    pivot: [(left + right) / 2, 42],
    ink: sheet(`M${left - 4} 44L${left - 4} -41L${(left + right) / 2} -47L${right + 4} -41L${right + 4} 44Z`),
    cuts: rows.flatMap((row, at) => sheet(air([left, right], row, seed + at))),
    marks: rows.flatMap(([, bottom], at) =>
      [0, 1, 2, 3, 4].flatMap((book) => sheet(spine(left + 0.8 + book * 4.8, bottom, (book * 3 + at + seed) % 4))),
    ),
  };
}

const ladder: Part = {
  name: 'ladder',
  pivot: [-18, 44],
  ink: rod(
    2.6,
    'M-31 -40L-22 43',
    'M-23 -40L-14 43',
    'M-29 -24L-21.6 -24M-27.6 -10L-20 -10M-26 4L-18.4 4M-24.6 18L-17 18M-23 32L-15.4 32',
  ),
};

const lectern: Part = {
  name: 'lectern',
  pivot: [8, 42],
  ink: [...rod(6, 'M8 38L8 14'), ...sheet('M-6 44L-2 36L18 36L22 44Z', 'M-9 16L8 8L25 16L23 21L8 14L-7 21Z')],
};

const book: Part = {
  name: 'book',
  on: 'lectern',
  pivot: [8, 10],
  light: sheet('M-9 10C-4 4 4 4 8 9C12 4 20 4 25 10L25 13C19 9 13 9 8 13C3 9 -3 9 -9 13Z'),
};

const page: Part = {
  name: 'page',
  on: 'book',
  pivot: [8, 9],
  idle: [{ as: 'flap', by: 0.5 }],
  light: sheet('M8 9C6 3 10 -3 16 -4C13 0 12 5 8 9Z'),
};

const tome: Part = {
  name: 'tome',
  pivot: [8, -24],
  idle: [{ as: 'hover', by: 0.5 }],
  shine: [{ at: [8, -24], reach: 26 }],
  ink: sheet('M8 -20C2 -26 -6 -27 -12 -25L-10 -33C-3 -34 4 -32 8 -28C12 -32 19 -34 26 -33L28 -25C22 -27 14 -26 8 -20Z'),
  light: sheet('M-9 -34C-3 -37 4 -36 8 -31C12 -36 19 -37 25 -34C19 -34 12 -32 8 -28.6C4 -32 -3 -34 -9 -34Z'),
};

const sparks: Part = {
  name: 'sparks',
  pivot: [8, -10],
  idle: [{ as: 'twinkle' }],
  light: sheet(
    'M0 -12L1 -9L4 -8L1 -7L0 -4L-1 -7L-4 -8L-1 -9Z',
    'M17 -10L17.8 -7.8L20 -7L17.8 -6.2L17 -4L16.2 -6.2L14 -7L16.2 -7.8Z',
    'M9 -15L9.6 -13.6L11 -13L9.6 -12.4L9 -11L8.4 -12.4L7 -13L8.4 -13.6Z',
  ),
};

const stack: Part = {
  name: 'stack',
  pivot: [-2, 44],
  ink: sheet('M-7 44L-7 39L8 39L8 44Z', 'M-6 38.6L-6 34L6 34L6 38.6Z'),
  marks: scratch('M-5 41.6L5 41.6M-4 36.4L4 36.4'),
};

const candle: Part = {
  name: 'candle',
  pivot: [-9, 44],
  ink: [
    ...rod(2.6, 'M-9 43L-9 26'),
    ...sheet('M-15 44L-11 40L-7 40L-3 44Z', 'M-13 26L-5 26L-7 29L-11 29Z', 'M-11 26L-11 20L-7 20L-7 26Z'),
  ],
};

const lit = [
  shelf('shelf-left', [-56, -32], 0),
  shelf('shelf-right', [32, 56], 2),
  ladder,
  sparks,
  tome,
  lectern,
  book,
  page,
  candle,
  flame({ name: 'flame', at: [-9, 20], scale: 0.56, on: 'candle', reach: 3 }),
];

export const LIBRARY = putOut(lit, {
  smoke: [-9, 18],
  tumbled: { tome: [160, -6, 64], ladder: [22, 4, 0], lectern: [0, 0, 0] },
  gone: ['sparks'],
  more: [stack],
});
