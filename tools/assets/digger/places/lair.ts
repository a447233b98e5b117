import type { Part } from '../../drawing/figure';
import { gleam } from '../../drawing/marks';
import { disc } from '../../drawing/shapes';
import { flame } from '../rooms/fire';
import { scratch, sheet } from '../stage';

const bat = (name: string, [x, y]: readonly [number, number], from: number): Part => ({
  name,
  pivot: [x, y],
  idle: [
    { as: 'flap', from },
    { as: 'drift', from },
  ],
  ink: sheet(
    `M${x} ${y + 4}L${x - 4} ${y + 1}L${x - 9} ${y + 4}L${x - 16} ${y - 6}C${x - 10} ${y - 6} ${x - 6} ${y - 5} ${x - 3} ${y - 3}L${x - 2} ${y - 7}L${x} ${y - 4}L${x + 2} ${y - 7}L${x + 3} ${y - 3}C${x + 6} ${y - 5} ${x + 10} ${y - 6} ${x + 16} ${y - 6}L${x + 9} ${y + 4}L${x + 4} ${y + 1}Z`,
  ),
});

/** Stone teeth above and below, and somebody looking out between them. */
export const CAVE: readonly Part[] = [
  {
    name: 'above',
    pivot: [0, -58],
    ink: sheet('M-60 -46L-50 -4L-42 -44L-34 -22L-26 -50L-14 -14L-4 -52L8 -28L16 -52L28 -4L38 -48L46 -24L60 -44L56 -58L-56 -58Z'),
    marks: scratch('M-51 -34L-50 -14M-15 -44L-14 -22M27 -44L28 -14'),
  },
  bat('bat', [6, -8], 0),
  bat('bat-far', [-30, 4], 0.5),
  { name: 'eyes', pivot: [12, 22], idle: [{ as: 'blink' }], light: sheet('M2 20L10 23L3 26Z', 'M24 20L16 23L23 26Z') },
  {
    name: 'below',
    pivot: [0, 44],
    ink: sheet('M-62 44L-52 22L-44 40L-34 6L-24 40L-14 28L-6 44Z', 'M26 44L34 20L42 38L50 10L60 44Z', 'M-10 44L2 36L12 44Z'),
    marks: scratch('M-35 16L-38 38M50 20L48 40'),
  },
];

const egg = (name: string, [x, size]: readonly [at: number, size: number], from: number): Part => ({
  name,
  pivot: [x, 42],
  idle: [{ as: 'tremble', by: 2, from }],
  ink: sheet(
    `M${x - 15 * size} 34C${x - 17 * size} ${34 - 22 * size} ${x - 8 * size} ${34 - 44 * size} ${x} ${34 - 44 * size}C${x + 8 * size} ${34 - 44 * size} ${x + 17 * size} ${34 - 22 * size} ${x + 15 * size} 34C${x + 10 * size} ${34 + 10 * size} ${x - 10 * size} ${34 + 10 * size} ${x - 15 * size} 34Z`,
  ),
  marks: [
    ...sheet(
      `M${x - 9 * size} ${34 - 6 * size}C${x - 11 * size} ${34 - 20 * size} ${x - 6 * size} ${34 - 36 * size} ${x - 1 * size} ${34 - 39 * size}C${x - 5 * size} ${34 - 28 * size} ${x - 6 * size} ${34 - 18 * size} ${x - 4 * size} ${34 - 4 * size}Z`,
    ),
    disc(x + 6 * size, 34 - 16 * size, [2.4 * size, 3 * size]),
    disc(x + 9 * size, 34 - 4 * size, [2 * size, 2.4 * size]),
  ],
});

/** Three, warm to the touch, on what their mother ate. */
export const EGGS: readonly Part[] = [
  egg('egg-left', [-30, 1], 0.2),
  egg('egg-right', [31, 0.92], 0.6),
  egg('egg', [0, 1.34], 0),
  {
    name: 'crack',
    on: 'egg',
    pivot: [0, -4],
    hue: 20,
    idle: [{ as: 'glow' }],
    shine: [{ at: [2, -4], reach: 34 }],
    light: sheet('M-16 -4L-8 -9L-4 -3L3 -11L8 -4L18 -8L9 1L3 -4L-3 5L-8 -2Z'),
  },
  {
    name: 'nest',
    pivot: [0, 44],
    ink: sheet(
      'M-62 44L-58 34L-50 38L-44 30L-36 38L-26 32L-18 39L-6 33L4 39L16 32L24 38L36 31L42 38L52 30L56 37L62 44Z',
      'M-56 40L-66 32L-60 44Z',
      'M56 40L66 30L60 44Z',
    ),
    marks: scratch('M-50 42L-30 36M-10 42L12 37M26 42L48 35'),
  },
  { name: 'bone', pivot: [44, 40], ink: sheet('M34 44L52 34C50 28 58 26 58 31C62 31 62 37 57 37L40 46Z') },
];

/** Asleep on everything that it ever took. */
export const DRAGON_TILE: readonly Part[] = [
  {
    name: 'wing',
    pivot: [0, 10],
    idle: [{ as: 'breathe', by: 4 }],
    skin: sheet('M-8 14C-14 -20 -30 -40 -54 -46C-50 -36 -54 -28 -60 -24C-50 -22 -46 -14 -48 -4C-38 -6 -30 0 -30 10Z'),
    ink: sheet('M-4 14C-8 -22 -30 -46 -58 -50C-34 -40 -20 -18 -14 14Z'),
  },
  {
    name: 'body',
    pivot: [0, 40],
    idle: [{ as: 'breathe', by: 5 }],
    ink: sheet(
      'M-52 40C-60 16 -36 -6 -6 -6C24 -8 46 8 46 30L40 42Z',
      'M-10 -4L-6 -14L0 -5Z',
      'M-26 2L-26 -9L-16 -1Z',
      'M8 -5L14 -14L18 -3Z',
      'M26 2L34 -6L34 8Z',
    ),
    marks: sheet('M-42 28C-42 14 -26 4 -8 4C-24 10 -32 20 -32 32Z'),
  },
  { name: 'hoard', pivot: [0, 44], ink: sheet('M-62 44C-54 36 -40 38 -30 33C-14 38 4 32 20 35C36 32 54 36 62 44Z') },
  {
    name: 'coins',
    on: 'hoard',
    pivot: [0, 38],
    hue: 44,
    idle: [{ as: 'glow', by: 0.5 }],
    shine: [{ at: [0, 34], reach: 40 }],
    light: [
      [-50, 41],
      [-38, 39],
      [-26, 37],
      [-12, 39],
      [2, 37],
      [14, 39],
      [28, 38],
      [42, 40],
      [54, 42],
    ].map(([x = 0, y = 0]) => disc(x, y, [4.2, 2])),
  },
  {
    name: 'head',
    pivot: [26, 30],
    idle: [{ as: 'sway', by: 0.6 }],
    ink: sheet(
      'M8 18C14 8 30 6 40 12C52 14 62 22 64 32C60 37 50 36 42 36L18 37C8 36 4 28 8 18Z',
      'M14 12C6 4 4 -4 -2 -8C8 -10 20 -2 26 9Z',
      'M30 8C28 0 30 -6 28 -12C36 -8 40 2 40 12Z',
    ),
    marks: scratch('M56 24L60 27M40 30C48 32 56 31 62 32'),
  },
  {
    name: 'eye',
    on: 'head',
    pivot: [30, 19],
    idle: [{ as: 'snap', by: 1.2 }],
    hue: 48,
    light: sheet('M24 17L38 21C34 25 26 23 24 17Z'),
  },
  {
    name: 'smoke',
    on: 'head',
    pivot: [60, 20],
    idle: [{ as: 'smoke', by: 0.5 }],
    marks: sheet('M58 20C52 12 64 8 58 -4C54 -12 62 -16 60 -24C70 -16 62 -10 66 -2C70 8 60 12 62 20Z'),
  },
];

/** One thing on a plinth, worth more than all others. */
export const TREASURE: readonly Part[] = [
  {
    name: 'beams',
    pivot: [0, -14],
    hue: 46,
    idle: [{ as: 'glow', by: 0.6 }],
    shine: [
      {
        at: [0, -14],
        reach: 66,
        rays: sheet(
          'M0 -14L-10 -62L10 -62Z',
          'M0 -14L-62 -40L-54 -52Z',
          'M0 -14L62 -40L54 -52Z',
          'M0 -14L-64 2L-64 -12Z',
          'M0 -14L64 2L64 -12Z',
        ),
      },
    ],
  },
  {
    name: 'plinth',
    pivot: [0, 44],
    ink: sheet('M-22 12L22 12L20 18L-20 18Z', 'M-16 18L16 18L20 36L-20 36Z', 'M-32 36L32 36L38 44L-38 44Z'),
    marks: scratch('M-8 20L-10 35M8 20L10 35M-30 39.6L30 39.6'),
  },
  {
    name: 'crown',
    pivot: [0, -4],
    idle: [{ as: 'hover', by: 0.5 }],
    ink: sheet('M-26 8L-32 -28L-17 -12L-11 -36L0 -14L11 -36L17 -12L32 -28L26 8Z', 'M-28 4L28 4L27 10L-27 10Z'),
    light: [disc(-32, -30, [3, 3]), disc(-11, -39, [3.4, 3.4]), disc(11, -39, [3.4, 3.4]), disc(32, -30, [3, 3])],
  },
  {
    name: 'jewels',
    on: 'crown',
    pivot: [0, -4],
    hue: 350,
    idle: [{ as: 'glint', by: 0.6 }],
    light: sheet('M0 -8L7 0L0 5L-7 0Z', 'M-19 -5L-14 0L-19 4L-23 0Z', 'M19 -5L23 0L19 4L14 0Z'),
  },
  {
    name: 'gleam',
    pivot: [0, -20],
    idle: [{ as: 'twinkle' }],
    light: [gleam(-24, -40, 7), gleam(30, -44, 6), gleam(42, -10, 5), gleam(-42, -4, 6)],
  },
  flame({ name: 'flame-left', at: [-48, 30], scale: 0.5, reach: 2.4 }),
  flame({ name: 'flame-right', at: [48, 30], scale: 0.5, from: 0.5, reach: 2.4 }),
  { name: 'candles', pivot: [0, 44], ink: sheet('M-51 44L-51 30L-45 30L-45 44Z', 'M45 44L45 30L51 30L51 44Z') },
];
