import type { Part } from '../../drawing/figure';
import { gleam, many } from '../../drawing/marks';
import { disc, type Shape } from '../../drawing/shapes';
import { flame } from '../rooms/fire';
import { rod, scratch, sheet } from '../stage';

const EYE = [4, -84] as const;

const stalk = (at: number, data: string, [x, y]: readonly [number, number]): Part => ({
  name: `stalk-${at}`,
  on: 'ball',
  pivot: [EYE[0], EYE[1] - 30],
  idle: [{ as: 'sway', by: 4, from: (at * 0.31) % 1 }],
  ink: [...rod(5.4, data), disc(x, y, [8, 8])],
  light: [disc(x + 1.6, y, [4, 4])],
});

/** It sees you from where you are not. */
export const OBSERVER: readonly Part[] = [
  { name: 'shadow', pivot: [0, -4], marks: sheet('M-34 -2C-20 -8 24 -8 38 -2C24 3 -20 3 -34 -2Z') },
  stalk(1, 'M-22 -108C-36 -114 -46 -126 -52 -136', [-54, -140]),
  stalk(2, 'M-8 -116C-14 -130 -18 -138 -20 -148', [-20, -154]),
  stalk(3, 'M12 -118C16 -130 18 -138 18 -148', [18, -154]),
  stalk(4, 'M28 -110C40 -118 48 -128 54 -134', [58, -138]),
  {
    name: 'ball',
    pivot: EYE,
    idle: [{ as: 'hover' }],
    ink: [
      disc(EYE[0], EYE[1], [46, 44]),
      ...sheet(
        'M-40 -96L-56 -102L-44 -84L-58 -78L-42 -70Z',
        'M46 -62L60 -56L42 -50L48 -40L30 -44Z',
        'M-34 -52L-44 -36L-24 -42L-20 -26L-6 -40L4 -22L14 -40L30 -28L30 -46Z',
      ),
    ],
    cuts: sheet('M-24 -92C-16 -112 28 -112 38 -90C30 -72 -14 -70 -24 -92Z'),
    marks: [...sheet('M-34 -94C-34 -72 -20 -52 2 -46C-18 -48 -38 -64 -38 -86Z'), ...scratch('M-30 -100C-20 -122 28 -122 42 -98')],
  },
  {
    name: 'iris',
    on: 'ball',
    pivot: [8, -91],
    idle: [{ as: 'drift', by: 0.6 }],
    shine: [{ at: [8, -91], reach: 44 }],
    light: [disc(8, -91, [14, 14])],
    cuts: sheet('M8 -104L12 -91L8 -78L4 -91Z'),
  },
  {
    name: 'lid',
    on: 'ball',
    pivot: [7, -106],
    idle: [{ as: 'snap', by: 0.6 }],
    ink: sheet('M-26 -90C-18 -114 30 -114 40 -88C28 -102 -12 -104 -26 -90Z'),
  },
  {
    name: 'mouth',
    on: 'ball',
    pivot: [6, -58],
    idle: [{ as: 'glow', by: 0.4 }],
    light: sheet('M-20 -64L-14 -58L-10 -62L-4 -54L2 -60L8 -54L14 -60L20 -56L24 -62L32 -66C24 -50 -8 -46 -20 -64Z'),
  },
];

const stone = (x: number, y: number, size: number): string =>
  `M${x - size} ${y + size * 0.3}L${x - size * 0.6} ${y - size * 0.8}L${x + size * 0.3} ${y - size}L${x + size} ${y - size * 0.2}L${x + size * 0.6} ${y + size * 0.8}L${x - size * 0.4} ${y + size}Z`;

/** A storm of fire that has stones where others have bones. */
export const ELEMENTAL: readonly Part[] = [
  {
    name: 'blaze',
    pivot: [0, 0],
    hue: 22,
    idle: [{ as: 'flicker', by: 0.5 }],
    shine: [{ at: [0, -70], reach: 80 }],
    skin: sheet(
      'M-16 2C-40 -8 -44 -34 -30 -52C-52 -62 -58 -92 -40 -116C-40 -104 -36 -98 -30 -96C-34 -120 -18 -136 -22 -160C2 -148 14 -132 12 -114C20 -118 22 -128 20 -138C40 -122 46 -92 30 -66C44 -60 50 -30 18 2Z',
    ),
  },
  flame({ name: 'flame-left', at: [-15, 0], scale: 2, hue: 26, from: 0.3, reach: 1 }),
  flame({ name: 'flame-right', at: [16, 0], scale: 2.3, hue: 26, from: 0.7, reach: 1 }),
  flame({ name: 'core', at: [0, 2], scale: 3, hue: 40, reach: 1.4 }),
  {
    name: 'stones',
    pivot: [0, -60],
    idle: [{ as: 'drift', by: 0.7 }],
    ink: sheet(
      stone(-46, -66, 12),
      stone(44, -78, 14),
      stone(-36, -24, 9),
      stone(36, -30, 10),
      stone(-2, -14, 8),
      stone(54, -50, 6),
      stone(-58, -98, 7),
    ),
    marks: scratch('M-54 -70L-46 -76M36 -84L46 -90M-42 -28L-36 -32'),
  },
  {
    name: 'arms',
    pivot: [0, -84],
    idle: [{ as: 'hover', by: 0.7, from: 0.5 }],
    ink: sheet(stone(-66, -124, 15), stone(66, -118, 17), stone(-60, -146, 6), stone(78, -138, 7)),
    marks: scratch('M-76 -128L-66 -136M54 -124L66 -132'),
  },
  {
    name: 'head',
    pivot: [0, -110],
    idle: [{ as: 'hover', by: 0.5 }],
    ink: sheet(
      'M-28 -104L-22 -128L-4 -136L20 -130L30 -112L22 -90L4 -82L-16 -88Z',
      'M-28 -110L-38 -134L-20 -124Z',
      'M24 -122L40 -140L32 -112Z',
    ),
    marks: scratch('M-18 -122L-4 -130L14 -126'),
    light: sheet('M-18 -114L-4 -108L-16 -103Z', 'M22 -114L8 -108L20 -103Z', 'M-12 -96L-6 -99L0 -95L6 -99L12 -96L6 -91L-6 -91Z'),
  },
];

const tentacle = (name: string, data: string, from: number): Part => ({
  name,
  on: 'body',
  pivot: [0, -90],
  idle: [{ as: 'sway', by: 3, from }],
  ink: sheet(data),
});

const suckers = (...places: readonly (readonly [number, number])[]): readonly Shape[] =>
  places.map(([x, y]) => disc(x, y, [2.4, 2.4]));

/** Something in a robe that makes others want what it wants. */
export const CORRUPTOR: readonly Part[] = [
  {
    name: 'halo',
    pivot: [0, -146],
    idle: [{ as: 'spin', by: 1 }],
    marks: many(10, (at) => gleam(Math.cos((at * Math.PI) / 5) * 34, -138 + Math.sin((at * Math.PI) / 5) * 26, 6)),
  },
  tentacle(
    'tentacle-far',
    'M16 -100C46 -112 70 -100 72 -78C74 -60 58 -52 50 -62C58 -60 62 -68 58 -76C50 -88 30 -84 18 -76Z',
    0.3,
  ),
  {
    name: 'body',
    pivot: [0, 0],
    idle: [{ as: 'breathe', by: 2 }],
    ink: sheet(
      'M-20 -112C-12 -120 14 -120 22 -112C32 -80 34 -44 52 -8L60 2L44 -2L32 3L18 -6L4 3L-10 -6L-24 3L-38 -4L-56 2L-46 -12C-30 -46 -30 -82 -20 -112Z',
      'M-32 -108L-40 -130L-22 -118L0 -108L24 -118L42 -130L34 -106L18 -92L0 -86L-18 -92Z',
    ),
    marks: [
      ...scratch(
        'M-20 -84C-26 -54 -34 -26 -42 -8M22 -84C28 -54 36 -28 46 -8M-8 -84C-10 -54 -14 -26 -20 -8M8 -84C10 -54 16 -26 22 -8',
      ),
      ...sheet('M-4 -84L4 -84L9 -4L-9 -4Z'),
    ],
  },
  {
    name: 'head',
    on: 'body',
    pivot: [0, -112],
    idle: [{ as: 'sway', by: 1.2 }],
    ink: sheet(
      'M-20 -116C-24 -140 -12 -154 0 -156C12 -154 24 -140 20 -116L10 -100L0 -96L-10 -100Z',
      'M-16 -142C-34 -144 -42 -156 -40 -168C-32 -158 -20 -158 -8 -152Z',
      'M16 -142C34 -144 42 -156 40 -168C32 -158 20 -158 8 -152Z',
    ),
    cuts: sheet('M-12 -118C-14 -134 -6 -142 0 -143C6 -142 14 -134 12 -118L4 -106L-4 -106Z'),
  },
  {
    name: 'face',
    on: 'head',
    pivot: [0, -122],
    ink: sheet('M-13 -118C-15 -134 -6 -143 0 -144C6 -143 15 -134 13 -118L4 -105L-4 -105Z'),
  },
  {
    name: 'eyes',
    on: 'face',
    pivot: [0, -124],
    hue: 280,
    idle: [{ as: 'glow', by: 0.7 }],
    shine: [{ at: [0, -122], reach: 24 }],
    light: [...sheet('M-10 -130L-2 -124L-9 -121Z', 'M10 -130L2 -124L9 -121Z'), disc(0, -134, [2.2, 3.4])],
  },
  tentacle(
    'tentacle-left',
    'M-16 -98C-44 -108 -72 -92 -72 -66C-72 -44 -52 -38 -46 -52C-44 -58 -48 -62 -52 -60C-60 -58 -62 -68 -56 -76C-48 -86 -30 -84 -18 -74Z',
    0,
  ),
  tentacle('tentacle-near', 'M14 -92C36 -92 52 -76 50 -56C48 -40 34 -34 26 -42C32 -42 38 -48 36 -56C34 -66 22 -72 12 -70Z', 0.6),
  { name: 'suckers', on: 'tentacle-left', pivot: [0, -90], light: suckers([-62, -86], [-66, -70], [-62, -56]) },
  { ...flame({ name: 'soul', at: [-48, -66], scale: 0.8, hue: 280, reach: 3 }), idle: [{ as: 'flicker' }] },
];
