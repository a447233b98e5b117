import type { Part } from '../../drawing/figure';
import { gleam } from '../../drawing/marks';
import { disc } from '../../drawing/shapes';
import { flame } from '../rooms/fire';
import { rod, scratch, sheet } from '../stage';

/** What lies in a corridor, about the heart of its tile. */
export const TORCH: readonly Part[] = [
  {
    name: 'stick',
    pivot: [0, 20],
    ink: [...rod(4.6, 'M0 4L0 20'), ...sheet('M-6 -2L6 -2L4 5L-4 5Z', 'M-5 10L5 10L5 13L-5 13Z')],
  },
  flame({ name: 'flame', at: [0, -1], scale: 1.05, hue: 38, reach: 2.4 }),
];

const JAW = 'M-28 14L-25 0L-22 -6L-18 6L-14 -10L-9 6L-5 -13L0 6L5 -13L9 6L14 -10L18 6L22 -6L25 0L28 14Z';

/** Open until somebody steps in. */
export const TRAP: readonly Part[] = [
  {
    name: 'jaw-far',
    pivot: [0, 14],
    idle: [{ as: 'tremble', by: 0.5 }],
    ink: sheet(JAW),
    cuts: sheet('M-24 8L24 8L22 12L-22 12Z'),
    marks: scratch('M-14 -6L-12 4M-5 -9L-3 4M5 -9L3 4M14 -6L12 4'),
  },
  { name: 'bait', pivot: [0, 12], hue: 4, idle: [{ as: 'glow' }], light: [disc(0, 10, [5, 2.4])] },
  {
    name: 'base',
    pivot: [0, 16],
    ink: [...sheet('M-32 14L32 14L27 22L-27 22Z'), ...rod(3, 'M-30 16C-40 16 -36 22 -44 21')],
    marks: scratch('M-26 16.6L26 16.6'),
  },
  {
    name: 'points',
    on: 'jaw-far',
    pivot: [0, 0],
    hue: 6,
    light: sheet('M-14 -10L-12.4 -4L-15.4 -4Z', 'M-5 -13L-3.2 -7L-6.4 -7Z', 'M5 -13L6.4 -7L3.2 -7Z', 'M14 -10L15.4 -4L12.4 -4Z'),
  },
];

export const NUGGET: readonly Part[] = [
  { name: 'halo', pivot: [0, 2], hue: 44, idle: [{ as: 'glow', by: 0.6 }], shine: [{ at: [0, 2], reach: 40 }], light: [] },
  {
    name: 'rock',
    pivot: [0, 18],
    ink: sheet('M-24 18L-20 4L-24 -2L-16 -12L-4 -18L12 -13L24 -1L20 8L24 18Z'),
  },
  {
    name: 'gold',
    on: 'rock',
    pivot: [0, 4],
    hue: 44,
    light: sheet('M-18 -3L-9 -11L-3 -14L10 -10L19 0L16 8L19 15L-18 15L-16 6Z'),
    cuts: rod(2, 'M-17 -3L-5 -1L9 -9', 'M-5 -1L3 7L15 8', 'M3 7L-3 14'),
  },
  { name: 'gleam', pivot: [-9, -12], idle: [{ as: 'twinkle' }], light: [gleam(-10, -13, 10), gleam(18, -6, 7)] },
];
