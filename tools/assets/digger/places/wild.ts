import type { Part } from '../../drawing/figure';
import { gleam } from '../../drawing/marks';
import { disc } from '../../drawing/shapes';
import { flame } from '../rooms/fire';
import { rod, scratch, sheet } from '../stage';

/** A gate of dwarves: two towers, a door that shuts once, and a hammer over it. */
export const CITADEL: readonly Part[] = [
  {
    name: 'hall',
    pivot: [0, 0],
    idle: [{ as: 'glow', by: 0.4 }],
    hue: 36,
    shine: [{ at: [0, 16], reach: 46 }],
    light: sheet('M-15 44L-15 12C-15 2 -8 -4 0 -6C8 -4 15 2 15 12L15 44Z'),
  },
  { name: 'bars', pivot: [0, 0], ink: rod(2.6, 'M-8 44L-8 0M0 44L0 -4M8 44L8 0M-15 14L15 14M-15 28L15 28') },
  {
    name: 'walls',
    pivot: [0, 44],
    ink: sheet(
      'M-60 44L-56 -26L-62 -26L-62 -44L-54 -44L-54 -38L-48 -38L-48 -44L-40 -44L-40 -38L-34 -38L-34 -44L-26 -44L-26 -26L-30 -26L-30 -18L-22 -22L22 -22L30 -18L30 -26L26 -26L26 -44L34 -44L34 -38L40 -38L40 -44L48 -44L48 -38L54 -38L54 -44L62 -44L62 -26L56 -26L60 44Z',
      'M-22 -20L0 -40L22 -20Z',
    ),
    cuts: sheet(
      'M-18 44L-18 12C-18 0 -9 -8 0 -10C9 -8 18 0 18 12L18 44Z',
      'M-47 -18L-39 -18L-39 -4L-43 -8L-47 -4Z',
      'M39 -18L47 -18L47 -4L43 -8L39 -4Z',
      'M-47 10L-39 10L-39 24L-43 20L-47 24Z',
      'M39 10L47 10L47 24L43 20L39 24Z',
    ),
    marks: scratch('M-56 -22L-30 -22M30 -22L56 -22M-58 4L-26 4M26 4L58 4M-58 32L-24 32M24 32L58 32'),
  },
  {
    name: 'sign',
    on: 'walls',
    pivot: [0, -24],
    idle: [{ as: 'glint', by: 0.4 }],
    light: sheet('M-9 -32L9 -32L9 -25L2 -25L2 -15L-2 -15L-2 -25L-9 -25Z'),
  },
  flame({ name: 'flame-left', at: [-22, 22], scale: 0.5, reach: 2.6 }),
  flame({ name: 'flame-right', at: [22, 22], scale: 0.5, from: 0.5, reach: 2.6 }),
];

const arm = (name: string, data: string, from: number): Part => ({
  name,
  pivot: [0, 40],
  idle: [{ as: 'sway', by: 3, from }],
  ink: sheet(data),
});

/** It fills its cave, and three are the fewest who dare go in. */
export const MONSTER: readonly Part[] = [
  arm('arm-left', 'M-22 44C-44 34 -56 10 -52 -18C-50 -36 -34 -44 -28 -32C-26 -24 -34 -20 -38 -26C-46 -10 -36 18 -10 32Z', 0),
  arm('arm-right', 'M22 44C46 36 60 8 52 -24C48 -40 32 -44 30 -32C30 -24 38 -22 40 -28C46 -12 36 18 10 32Z', 0.4),
  arm('arm-low', 'M-30 44C-50 46 -62 36 -62 20C-60 12 -52 14 -53 20C-52 28 -42 32 -26 32Z', 0.7),
  {
    name: 'suckers',
    pivot: [0, 0],
    marks: [
      [-46, -8],
      [-43, 4],
      [-38, 16],
      [46, -10],
      [43, 4],
      [38, 16],
      [-54, 30],
    ].map(([x = 0, y = 0]) => disc(x, y, [2.4, 2.4])),
  },
  {
    name: 'head',
    pivot: [0, 44],
    idle: [{ as: 'breathe', by: 4 }],
    ink: sheet('M-34 44C-40 10 -26 -34 0 -38C26 -34 40 10 34 44Z', 'M-10 -34L-14 -48L-2 -37Z', 'M10 -34L14 -48L2 -37Z'),
    marks: sheet('M-26 30C-28 4 -18 -22 -4 -30C-14 -14 -18 8 -17 32Z'),
  },
  {
    name: 'throat',
    on: 'head',
    pivot: [0, 26],
    hue: 356,
    idle: [{ as: 'glow' }],
    shine: [{ at: [0, 24], reach: 40 }],
    light: sheet('M-24 22C-16 10 16 10 24 22C22 38 10 43 0 43C-10 43 -22 38 -24 22Z'),
  },
  {
    name: 'teeth',
    on: 'head',
    pivot: [0, 18],
    idle: [{ as: 'bite', by: 0.6 }],
    ink: sheet(
      'M-27 20C-16 6 16 6 27 20L20 18L18 28L12 17L8 29L3 16L-2 30L-6 16L-11 28L-15 17L-19 27L-21 18Z',
      'M-25 28L-18 36L-14 30L-8 40L-2 33L4 41L9 33L14 38L18 31L25 28C24 42 10 46 0 46C-10 46 -24 42 -25 28Z',
    ),
  },
  {
    name: 'eyes',
    on: 'head',
    pivot: [0, -8],
    idle: [{ as: 'blink' }],
    light: [
      disc(0, -12, [8, 7]),
      disc(-17, -2, [5, 4.4]),
      disc(17, -2, [5, 4.4]),
      disc(-11, -24, [3, 2.6]),
      disc(11, -24, [3, 2.6]),
    ],
    cuts: [...sheet('M0 -18L3 -12L0 -6L-3 -12Z'), disc(-16, -2, [1.8, 2.4]), disc(16, -2, [1.8, 2.4])],
  },
];

/** Who lived here had pillars. Nobody remembers their name. */
export const RUIN: readonly Part[] = [
  {
    name: 'beam',
    pivot: [4, -60],
    idle: [{ as: 'glow', by: 0.5 }],
    shine: [{ at: [4, -58], reach: 120, rays: sheet('M-4 -60L12 -60L40 44L-24 44Z') }],
  },
  {
    name: 'arch',
    pivot: [0, 44],
    ink: sheet(
      'M-54 44L-54 38L-50 38L-50 -16L-54 -16L-54 -24L-50 -24C-48 -42 -32 -50 -18 -50L-8 -44L-16 -40L-10 -34C-20 -36 -30 -32 -34 -24L-30 -24L-30 -16L-34 -16L-34 38L-30 38L-30 44Z',
      'M28 44L28 38L32 38L32 4L37 -2L40 4L46 -6L48 4L52 4L52 38L56 38L56 44Z',
    ),
    marks: scratch('M-46 -14L-46 36M-38 -14L-38 36M37 8L37 36M47 8L47 36', 'M-44 -36L-38 -30M-30 -47L-28 -38'),
  },
  {
    name: 'fallen',
    pivot: [0, 40],
    ink: sheet('M-22 44L-24 34L-16 28L18 34L22 31L24 44Z', 'M-6 30L2 20L12 30Z'),
    marks: scratch('M-20 38L20 40M-12 32L-14 42M4 34L3 43M14 35L14 43'),
  },
  {
    name: 'ivy',
    pivot: [-30, -46],
    idle: [{ as: 'sway', by: 2 }],
    ink: [
      ...rod(1.8, 'M-26 -46C-30 -34 -22 -26 -26 -14C-28 -6 -24 0 -25 6'),
      ...[
        [-29, -34],
        [-22, -28],
        [-29, -18],
        [-23, -10],
        [-28, -2],
        [-22, 4],
      ].map(([x = 0, y = 0]) => disc(x, y, [3.2, 2.6])),
    ],
  },
  {
    name: 'motes',
    pivot: [6, 0],
    idle: [{ as: 'twinkle' }],
    light: [gleam(2, -30, 4), gleam(14, -10, 5), gleam(-6, 4, 4), gleam(16, 14, 3)],
  },
];

/** What cannot be dug through. */
export const ROCK: readonly Part[] = [
  {
    name: 'rock',
    pivot: [0, 44],
    ink: sheet('M-58 44L-52 10L-38 -22L-20 -44L4 -54L26 -46L44 -22L56 14L60 44Z'),
    marks: [
      ...sheet(
        'M-44 6L-32 -20L-18 -38L-8 -18L-22 10L-38 24Z',
        'M-2 -48L22 -40L32 -22L12 -12L-2 -22Z',
        'M18 -2L38 -12L48 14L40 34L22 22Z',
        'M-16 22L6 4L16 24L8 40L-14 40Z',
      ),
      ...scratch('M-50 36L-30 34M30 40L52 38'),
    ],
  },
];

/** Sand that runs for everybody. */
export const SANDS: readonly Part[] = [
  {
    name: 'frame',
    pivot: [0, 44],
    ink: [
      ...sheet('M-36 -56L36 -56L36 -47L-36 -47Z', 'M-36 35L36 35L36 44L-36 44Z'),
      ...rod(5, 'M-30 -48L-30 36M30 -48L30 36'),
      disc(-30, -6, [4.4, 4.4]),
      disc(30, -6, [4.4, 4.4]),
    ],
    marks: scratch('M-32 -51.6L32 -51.6M-32 39.6L32 39.6'),
  },
  {
    name: 'glass',
    pivot: [0, -6],
    ink: sheet('M-25 -47L25 -47C25 -26 8 -18 4 -6C8 6 25 14 25 35L-25 35C-25 14 -8 6 -4 -6C-8 -18 -25 -26 -25 -47Z'),
    cuts: sheet('M-21 -45L21 -45C20 -27 5 -18 1.6 -6C5 6 20 15 21 33L-21 33C-20 15 -5 6 -1.6 -6C-5 -18 -20 -27 -21 -45Z'),
  },
  {
    name: 'sand',
    pivot: [0, -20],
    hue: 44,
    shine: [{ at: [0, 0], reach: 50 }],
    light: sheet(
      'M-18 -34C-8 -31 8 -37 18 -34C15 -23 4 -16 1 -7L-1 -7C-4 -16 -15 -23 -18 -34Z',
      'M-19 33C-16 26 -6 24 0 15C6 24 16 26 19 33Z',
    ),
  },
  { name: 'stream', pivot: [0, -6], hue: 44, idle: [{ as: 'tremble', by: 0.4 }], light: rod(1.8, 'M0 -8L0 16') },
  { name: 'grain', pivot: [0, -4], hue: 44, idle: [{ as: 'drip', by: -0.3 }], light: [disc(0, -4, [1.6, 2])] },
];
