import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { scratch, sheet } from '../stage';
import { BREATH, both, eyes, MIDDLE } from './face';

const nails = (...places: readonly (readonly [number, number])[]) =>
  places.flatMap(([x, y]) => [disc(x, y, [1.8, 1.8]), disc(2 * MIDDLE - x, y, [1.8, 1.8])]);

/** All plate and moustache, under a helmet with a spike. */
export const HOBNAIL: readonly Part[] = [
  {
    name: 'body',
    pivot: [50, 104],
    idle: BREATH,
    ink: sheet('M8 108C8 86 20 76 36 74L64 74C80 76 92 86 92 108Z', 'M44 90L50 84L56 90L54 108L46 108Z'),
    marks: [...scratch('M24 94C36 90 44 90 50 94C56 90 64 90 76 94', 'M50 94L50 108'), ...nails([30, 100], [40, 99])],
  },
  {
    name: 'plates',
    on: 'body',
    pivot: [50, 90],
    idle: [{ as: 'breathe', by: 1, from: 0.2 }],
    ink: both('M-4 92C-6 76 14 66 30 76C33 82 32 90 29 95L2 97Z', 'M0 102L0 96L26 94L24 106Z'),
    marks: [...both('M2 86C4 78 14 73 24 76C14 78 8 82 6 88Z'), ...scratch('M1 92L29 90M99 92L71 90')],
    light: nails([6, 92], [14, 91.4], [22, 90.6]),
  },
  {
    name: 'head',
    on: 'body',
    pivot: [50, 80],
    idle: [{ as: 'sway', by: 0.8 }],
    ink: sheet('M31 42L69 42C73 56 70 74 60 80C54 83 46 83 40 80C30 74 27 56 31 42Z'),
    marks: [...sheet('M47 54L53 54L56 62C54 65 46 65 44 62Z'), ...scratch('M36 52L47 54.6M64 52L53 54.6')],
  },
  eyes([50, 57], both('M35 54.4L48 57.4C46 60.6 38 60.4 35 54.4Z'), both('M42 56L44.6 56.6L44 59.4L41.4 58.8Z')),
  {
    name: 'chin',
    on: 'head',
    pivot: [50, 74],
    idle: [{ as: 'bite', by: 0.4 }],
    ink: sheet('M38 74L62 74L60 84C56 88 44 88 40 84Z'),
    light: sheet('M44 77L56 77L55 79L45 79Z'),
  },
  {
    name: 'moustache',
    on: 'head',
    pivot: [50, 66],
    idle: [{ as: 'sway', by: 2.4, from: 0.3 }],
    ink: sheet(
      'M50 63C42 60 34 66 24 63C16 61 14 54 18 51C10 54 8 64 14 70C24 80 42 78 50 71C58 78 76 80 86 70C92 64 90 54 82 51C86 54 84 61 76 63C66 66 58 60 50 63Z',
    ),
    marks: scratch('M46 66C40 70 30 72 20 66M54 66C60 70 70 72 80 66'),
  },
  {
    name: 'helmet',
    on: 'head',
    pivot: [50, 46],
    ink: [
      ...sheet('M6 50C24 44 24 18 47 16L50 -18L53 16C76 18 76 44 94 50L84 56L58 50L55 60L45 60L42 50L16 56Z'),
      ...sheet('M43 16L57 16L55 21L45 21Z'),
    ],
    marks: [...sheet('M30 40C30 28 36 22 44 20C38 26 36 34 37 42Z'), ...scratch('M50 22L50 56')],
    light: nails([16, 50.6], [26, 48.4], [37, 47.4]),
  },
];
