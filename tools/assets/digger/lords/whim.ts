import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';
import { BREATH, both } from './face';

const curl = (x: number, y: number): string =>
  `M${x} ${y - 6}C${x + 7} ${y - 6} ${x + 8} ${y + 5} ${x} ${y + 6}C${x - 7} ${y + 6} ${x - 7} ${y - 3} ${x - 1} ${y - 3}C${x + 3} ${y - 3} ${x + 4} ${y + 2} ${x} ${y + 2}`;

/** Powder, pearls and a tower of hair. */
export const WHIM: readonly Part[] = [
  {
    name: 'body',
    pivot: [50, 104],
    idle: BREATH,
    ink: sheet('M10 108C14 92 30 86 42 82L44 72L56 72L58 82C70 86 86 92 90 108Z'),
    marks: scratch('M44 106L50 92L56 106M38 94L30 106M62 94L70 106'),
  },
  {
    name: 'ruff',
    on: 'body',
    pivot: [50, 88],
    idle: [{ as: 'breathe', by: 2, from: 0.3 }],
    ink: sheet(
      'M14 88L18 78L24 83L28 74L34 80L38 73L44 79L50 73L56 79L62 73L66 80L72 74L76 83L82 78L86 88L78 95L70 90L62 96L54 91L50 96L46 91L38 96L30 90L22 95Z',
    ),
    marks: scratch('M28 76L31 88M38 75L40 89M50 75L50 90M62 75L60 89M72 76L69 88'),
    light: [
      disc(50, 99, [2.6, 2.6]),
      ...[-8, 8].map((dx) => disc(50 + dx, 97.6, [2.2, 2.2])),
      ...[-15, 15].map((dx) => disc(50 + dx, 94.6, [1.9, 1.9])),
    ],
  },
  {
    name: 'plume',
    on: 'wig',
    pivot: [64, -4],
    idle: [{ as: 'sway', by: 3 }],
    ink: sheet('M58 0C60 -18 80 -26 98 -18C104 -14 106 -6 101 -2C99 -7 95 -8 92 -5L86 -9L82 0L75 -3L70 6L64 4L60 10Z'),
    marks: scratch('M63 3C70 -9 82 -15 97 -12'),
  },
  {
    name: 'head',
    on: 'body',
    pivot: [50, 80],
    idle: [{ as: 'sway', by: 1.2 }],
    ink: sheet('M33 46C33 36 67 36 67 46C69 60 63 74 50 79C37 74 31 60 33 46Z'),
  },
  {
    // Powder: she is the only one whose face is lighter than the room.
    name: 'powder',
    on: 'head',
    pivot: [50, 60],
    light: sheet('M36 47C38 41 62 41 64 47C65 58 60 71 50 75.4C40 71 35 58 36 47Z'),
  },
  {
    name: 'eyes',
    on: 'head',
    pivot: [50, 56],
    idle: [{ as: 'blink' }],
    ink: both('M37.6 57L36.4 54C39.6 51 45 52 47.6 57.6C44 60 40 59.6 37.6 57Z'),
    cuts: [disc(43.6, 55.8, [1.1, 1.1]), disc(58.4, 55.8, [1.1, 1.1])],
  },
  {
    name: 'features',
    on: 'head',
    pivot: [50, 62],
    ink: [
      ...rod(1.4, 'M37.4 50C40 47 44.6 47.4 47 49.6M62.6 50C60 47 55.4 47.4 53 49.6'),
      ...sheet('M47.8 64.6C49 66 51 66 52.2 64.6L51 67L49 67Z'),
      disc(60, 66, [1.1, 1.1]),
    ],
  },
  {
    name: 'mouth',
    on: 'head',
    pivot: [50, 70],
    idle: [{ as: 'snap', by: 0.3 }],
    ink: sheet('M46.4 69.8C48 68.4 49.2 68.6 50 69.2C50.8 68.6 52 68.4 53.6 69.8C52.4 72 47.6 72 46.4 69.8Z'),
  },
  {
    name: 'wig',
    on: 'head',
    pivot: [50, 44],
    idle: [{ as: 'sway', by: 0.8, from: 0.5 }],
    ink: [
      ...sheet(
        'M28 64C18 58 19 46 24 40C14 34 15 18 26 14C24 2 36 -8 46 -5C56 -12 72 -4 72 10C84 14 86 32 76 40C82 46 82 58 72 64C71 56 68 48 62 43C56 39 44 39 38 43C32 48 29 56 28 64Z',
      ),
      ...both('M24 54C16 56 14 68 20 74C26 78 32 72 31 64C30 58 28 54 24 54Z'),
    ],
    marks: scratch(
      curl(34, 12),
      curl(62, 8),
      curl(30, 30),
      curl(68, 28),
      curl(48, 22),
      'M36 44C44 36 56 36 64 44',
      curl(23, 66),
      curl(77, 66),
    ),
  },
  {
    name: 'crown',
    on: 'wig',
    pivot: [46, -4],
    idle: [{ as: 'glint', by: 0.3 }],
    hue: 44,
    light: sheet('M36 -4L33 -17L40 -11L45 -21L50 -11L57 -17L55 -4C49 -7 42 -7 36 -4Z'),
  },
];
