import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { scratch, sheet } from '../stage';
import { BREATH, both, eyes } from './face';

/** Thin, pointed everywhere, with a drill for a hat. */
export const AUGER: readonly Part[] = [
  {
    name: 'body',
    pivot: [50, 104],
    idle: BREATH,
    ink: sheet('M4 108C6 86 20 77 38 73L62 73C80 77 94 86 96 108Z', 'M14 84L24 60L42 78L50 92L58 78L76 60L86 84L72 100L28 100Z'),
    marks: [
      ...both('M24 62L20 80L36 96L44 92L34 80Z'),
      ...scratch('M50 94L50 106M36 98L30 106M64 98L70 106'),
      disc(50, 98, [1.8, 1.8]),
    ],
  },
  {
    name: 'head',
    on: 'body',
    pivot: [50, 78],
    idle: [{ as: 'sway' }],
    ink: [
      ...sheet('M31 40L69 40C72 54 69 66 62 74L50 84L38 74C31 66 28 54 31 40Z'),
      ...both('M32 48C24 44 18 46 12 40C13 52 20 60 33 61Z'),
    ],
    marks: [
      ...both('M30 51C25 50 20 49 16 45C19 53 24 57 31 57Z'),
      ...sheet('M48 54L52 54L55 65C53 68 47 68 45 65Z'),
      ...scratch('M36 50L46 54M64 50L54 54', 'M36 64C38 68 40 70 42 71M64 64C62 68 60 70 58 71'),
    ],
  },
  eyes([50, 57], both('M36 53L47.6 57.6C45 61 39 60 36 53Z'), both('M42.4 55.6L44.6 57L43.4 59.4L41 57.8Z')),
  {
    name: 'beard',
    on: 'head',
    pivot: [50, 72],
    idle: [{ as: 'bite', by: 0.5 }],
    ink: sheet('M41 72L59 72L58 84L50 101L42 84Z'),
    marks: scratch('M47 77L49 94M53 77L51 94'),
  },
  {
    name: 'moustache',
    on: 'head',
    pivot: [50, 69],
    idle: [{ as: 'sway', by: 2, from: 0.4 }],
    ink: sheet(
      'M50 67C44 64 36 70 28 67C22 65 21 58 25 56C25 61 30 63 35 61C41 59 46 61 50 65C54 61 59 59 65 61C70 63 75 61 75 56C79 58 78 65 72 67C64 70 56 64 50 67Z',
    ),
  },
  {
    name: 'drill',
    on: 'hat',
    pivot: [50, 30],
    idle: [{ as: 'tremble', by: 1.4 }],
    ink: sheet('M31 32L69 29L65 19L36 23Z', 'M37 20L64 17L60 8L41 12Z', 'M42 9L59 6L56 -2L45 1Z', 'M46 -2L55 -4L50 -20Z'),
    marks: [...sheet('M33 30L40 29.4L42 23L37 23.4Z', 'M39 19L45 18.4L46 12L42 12.4Z', 'M44 8L48 7.4L49 1L46 1.4Z')],
    light: sheet('M34 26L67 21.6L66.4 20L35 24.4Z', 'M40 15L62 11.6L61.4 10L40.6 13.4Z', 'M44 5L57.6 2.6L57 1L44.6 3.4Z'),
  },
  {
    name: 'hat',
    on: 'head',
    pivot: [50, 40],
    ink: sheet('M16 47C24 42 28 31 50 30C72 31 76 42 84 47C72 50 28 50 16 47Z'),
    marks: scratch('M22 45C36 42 64 42 78 45'),
  },
  {
    name: 'lamp',
    on: 'hat',
    pivot: [50, 40],
    idle: [{ as: 'flicker', by: 0.5 }],
    shine: [{ at: [50, 40], reach: 24 }],
    light: [disc(50, 40, [4.6, 4.6])],
  },
];
