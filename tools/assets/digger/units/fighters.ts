import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';
import { lantern } from './lantern';

const breath = [{ as: 'breathe', by: 2 }] as const;

/** Shoulders, fur and an axe as large as himself. */
export const BARBARIAN: readonly Part[] = [
  {
    name: 'axe',
    on: 'body',
    pivot: [-20, -80],
    idle: [{ as: 'sway', by: 0.8 }],
    ink: [
      ...rod(5, 'M-56 -144L-8 -44'),
      ...sheet(
        'M-60 -128C-72 -120 -84 -124 -92 -136C-90 -112 -76 -98 -56 -96L-46 -116Z',
        'M-54 -142C-52 -156 -42 -164 -28 -162C-14 -156 -8 -140 -14 -124C-22 -130 -32 -130 -42 -122Z',
      ),
    ],
    marks: scratch('M-84 -122C-80 -110 -70 -103 -60 -102M-20 -140C-18 -134 -18 -132 -18 -130'),
  },
  { name: 'leg-far', on: 'body', pivot: [10, -46], ink: sheet('M2 -50L22 -48L24 -22L22 -8L34 -3L34 2L8 2L8 -20Z') },
  {
    name: 'leg',
    on: 'body',
    pivot: [-12, -46],
    ink: sheet('M-24 -50L2 -50L-4 -24L-8 -8L4 -3L4 2L-24 2L-24 -20Z'),
    marks: scratch('M-23 -14L-8 -14M-23 -20L-7 -20'),
  },
  {
    name: 'body',
    pivot: [0, 0],
    idle: breath,
    ink: sheet(
      'M-40 -100C-42 -112 -28 -118 -12 -116L14 -116C30 -118 40 -110 38 -98L26 -76L24 -46L-24 -46L-24 -74Z',
      'M-46 -92L-44 -110L-36 -108L-34 -120L-24 -114L-16 -122L-8 -115L2 -122L10 -115L20 -121L26 -113L36 -116L36 -106L46 -102L38 -92L28 -98L16 -90L6 -98L-6 -90L-16 -98L-28 -88L-34 -96Z',
      'M-28 -52L28 -52L32 -34L22 -40L16 -28L8 -38L-2 -26L-8 -38L-18 -28L-22 -40L-32 -34Z',
    ),
    marks: [...scratch('M-18 -84C-8 -78 10 -78 20 -84M0 -84L0 -58', 'M-24 -50L26 -50'), disc(0, -49, [3.4, 3.4])],
  },
  {
    name: 'head',
    on: 'body',
    pivot: [4, -112],
    idle: [{ as: 'sway', by: 1 }],
    ink: sheet(
      'M-12 -118C-16 -136 -4 -146 8 -146C20 -146 26 -136 25 -128L30 -122L25 -119L25 -112L16 -100L6 -96L-2 -104Z',
      'M10 -148C-6 -154 -22 -146 -26 -128C-32 -122 -32 -110 -26 -102C-22 -112 -14 -112 -10 -122C-4 -132 2 -136 14 -138Z',
    ),
    marks: scratch('M8 -112L4 -100M14 -110L12 -98M-20 -136C-24 -126 -24 -116 -25 -110'),
    light: sheet('M13 -128L22 -126L21 -122L14 -123Z'),
  },
  ...lantern([52, -86], 'arm'),
  {
    name: 'arm',
    on: 'body',
    pivot: [28, -100],
    idle: [{ as: 'sway', by: 1.4 }],
    ink: sheet('M20 -106C32 -112 42 -102 40 -90L54 -90C60 -90 60 -80 54 -80L36 -76C26 -78 20 -90 20 -106Z'),
    marks: scratch('M44 -90L44 -79M49 -90L49 -80'),
  },
];

/** Plate from top to toe, a crest, a shield. */
export const WARRIOR: readonly Part[] = [
  {
    name: 'sword',
    on: 'body',
    pivot: [-24, -60],
    ink: [...sheet('M-24 -62L-46 -10L-52 -2L-50 -12L-30 -64Z'), ...rod(4, 'M-36 -68L-18 -60'), ...rod(5, 'M-26 -64L-22 -76')],
  },
  { name: 'leg-far', on: 'body', pivot: [10, -50], ink: sheet('M2 -54L20 -54L20 -30L18 -8L32 -4L32 2L6 2L6 -28Z') },
  {
    name: 'leg',
    on: 'body',
    pivot: [-8, -50],
    ink: sheet('M-18 -54L4 -54L0 -30L-4 -8L8 -4L8 2L-20 2L-20 -28Z'),
    marks: scratch('M-19 -30L-1 -30M-18 -24L-2 -24M-19 -8L-6 -8'),
  },
  {
    name: 'body',
    pivot: [0, 0],
    idle: breath,
    ink: sheet(
      'M-26 -104C-28 -112 -14 -116 0 -116C14 -116 26 -112 26 -102L20 -70L22 -50L-20 -50L-20 -70Z',
      'M-34 -92C-36 -108 -22 -114 -8 -108L-10 -92C-18 -96 -26 -96 -34 -92Z',
      'M-22 -56L24 -56L30 -38L14 -42L2 -34L-10 -42L-26 -38Z',
    ),
    marks: [
      ...sheet('M-14 -98C-16 -84 -12 -72 -4 -62C-8 -74 -10 -86 -6 -100Z'),
      ...scratch('M-18 -62L20 -62M2 -110L4 -64M-28 -96C-28 -104 -22 -107 -14 -105'),
    ],
  },
  {
    name: 'shield',
    on: 'body',
    pivot: [-20, -80],
    idle: [{ as: 'sway', by: 1 }],
    ink: sheet('M-46 -94C-34 -98 -20 -98 -8 -94C-6 -72 -12 -54 -27 -42C-42 -54 -48 -72 -46 -94Z'),
    cuts: sheet('M-42 -86L-27 -74L-12 -86L-12 -78L-27 -65L-42 -78Z', 'M-40 -70L-27 -59L-14 -70L-16 -62L-27 -52L-38 -62Z'),
  },
  {
    name: 'head',
    on: 'body',
    pivot: [4, -112],
    idle: [{ as: 'sway', by: 0.8 }],
    ink: sheet(
      'M-12 -110L-12 -128C-12 -142 0 -146 8 -146C20 -146 26 -138 26 -128L30 -122L26 -120L26 -110C16 -104 -2 -104 -12 -110Z',
    ),
    marks: scratch('M-8 -114L22 -114M4 -142C-2 -138 -4 -132 -4 -126'),
    light: sheet('M6 -128L26 -126L26 -122.6L6 -123.4Z'),
  },
  {
    name: 'crest',
    on: 'head',
    pivot: [4, -144],
    idle: [{ as: 'sway', by: 3 }],
    ink: sheet('M14 -144C10 -156 -8 -158 -20 -150C-30 -144 -32 -132 -28 -122C-24 -132 -18 -136 -10 -136L6 -140Z'),
  },
  ...lantern([48, -88], 'arm'),
  {
    name: 'arm',
    on: 'body',
    pivot: [20, -102],
    idle: [{ as: 'sway', by: 1.4 }],
    ink: sheet('M12 -108C24 -112 32 -102 32 -92L50 -92C56 -92 56 -82 50 -82L28 -80C18 -82 12 -94 12 -108Z'),
    marks: scratch('M32 -92L30 -80M42 -92L42 -82'),
  },
];

/** A hood, a cloak and a knife that nobody sees. */
export const THIEF: readonly Part[] = [
  { name: 'leg-far', on: 'body', pivot: [8, -44], ink: sheet('M2 -54L14 -54L20 -26L20 -8L32 -4L32 1L10 1L8 -24Z') },
  {
    name: 'leg',
    on: 'body',
    pivot: [-6, -44],
    ink: sheet('M-12 -54L4 -54L-6 -28L-16 -8L-8 -4L-8 1L-30 1L-26 -8L-20 -30Z'),
    marks: scratch('M-18 -18L-12 -16'),
  },
  {
    name: 'cloak',
    on: 'body',
    pivot: [-4, -104],
    idle: [{ as: 'sway', by: 1.8 }],
    ink: sheet('M0 -110C-24 -104 -34 -80 -40 -56C-46 -40 -54 -30 -62 -24L-48 -24L-46 -14L-34 -22L-26 -12L-18 -26L-8 -20L2 -50Z'),
    marks: scratch('M-14 -94C-26 -70 -32 -48 -42 -32M-6 -80C-14 -60 -18 -44 -22 -30'),
  },
  {
    name: 'body',
    pivot: [0, 0],
    idle: breath,
    ink: sheet('M-14 -104C-10 -112 14 -112 18 -104L14 -76L16 -50L-12 -50L-12 -76Z'),
    marks: scratch('M-12 -62L15 -62M10 -100L-10 -66M-8 -100L12 -66'),
  },
  {
    name: 'knife',
    on: 'body',
    pivot: [-6, -62],
    ink: [...sheet('M-10 -62L-30 -44L-26 -56L-14 -68Z'), ...rod(3.4, 'M-16 -70L-4 -58')],
  },
  {
    name: 'head',
    on: 'body',
    pivot: [2, -106],
    idle: [{ as: 'sway', by: 1.6 }],
    ink: sheet(
      'M-18 -100C-24 -124 -12 -142 6 -144C10 -146 18 -148 22 -152C22 -146 22 -142 24 -136C32 -126 28 -112 20 -104C10 -98 -8 -96 -18 -100Z',
    ),
    cuts: sheet('M8 -132C20 -132 26 -122 22 -112C16 -106 6 -108 4 -114C2 -122 4 -128 8 -132Z'),
  },
  {
    name: 'face',
    on: 'head',
    pivot: [14, -118],
    idle: [{ as: 'blink' }],
    ink: sheet('M8 -132C20 -132 26 -122 22 -112C16 -106 6 -108 4 -114C2 -122 4 -128 8 -132Z'),
    light: sheet('M8 -121L14 -119L9 -117Z', 'M17 -119L22 -121L21 -117Z'),
  },
  ...lantern([42, -78], 'arm'),
  {
    name: 'arm',
    on: 'body',
    pivot: [12, -100],
    idle: [{ as: 'sway', by: 1.6 }],
    ink: sheet('M6 -104C16 -108 22 -98 24 -88L44 -84C50 -82 48 -74 42 -75L20 -78C10 -84 6 -94 6 -104Z'),
  },
];
