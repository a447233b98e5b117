import type { Part } from '../../drawing/figure';
import { otherSide } from '../../drawing/marks';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';
import { BREATH, both, eyes, MIDDLE } from './face';

const horn: Part = {
  name: 'horn-left',
  on: 'helmet',
  pivot: [28, 16],
  ink: sheet('M32 24C14 26 -4 14 -6 -14C2 -4 14 2 34 8Z'),
  marks: [...sheet('M28 20C14 20 2 12 -2 -4C6 6 16 10 28 12Z'), ...scratch('M18 5L14 22M10 1L5 16')],
};

/** Horns, tusks, and a hammer to lean on. */
export const RUBBLE: readonly Part[] = [
  {
    name: 'hammer',
    pivot: [92, 104],
    idle: [{ as: 'sway', by: 1, from: 0.4 }],
    ink: [...rod(6, 'M80 108L97 46'), ...sheet('M82 24L112 32L106 56L76 48Z', 'M78 26L84 24L78 49L72 46Z')],
    marks: [...sheet('M86 28L108 34L107 38L85 32Z'), ...scratch('M90 44L100 47')],
  },
  {
    name: 'body',
    pivot: [50, 104],
    idle: BREATH,
    ink: sheet(
      'M-6 108C-4 82 14 72 34 72L66 72C86 72 104 82 106 108Z',
      'M-2 88L8 70L14 82L22 66L30 80L36 72L40 92L4 98Z',
      'M102 88L92 70L86 82L78 66L70 80L64 72L60 92L96 98Z',
    ),
    marks: [...scratch('M30 96C40 102 60 102 70 96', 'M10 94L14 82M22 92L24 76M90 94L86 82M78 92L76 76'), disc(50, 99, [3, 3])],
  },
  horn,
  ...otherSide([horn], MIDDLE),
  {
    name: 'head',
    on: 'body',
    pivot: [50, 82],
    idle: [{ as: 'sway', by: 0.9 }],
    ink: sheet('M27 34L73 34L77 60C77 70 66 76 50 76C34 76 23 70 23 60Z'),
    marks: [
      ...sheet('M45 48L55 48L60 58C58 62 42 62 40 58Z'),
      ...scratch('M32 44L46 49M68 44L54 49', 'M28 58C31 60 32 64 32 66M72 58C69 60 68 64 68 66'),
    ],
  },
  eyes([50, 50], both('M31 46L44 51.4C41 55 34 54 31 46Z'), both('M37.4 48.6L40 49.8L39 52.4L36.6 51.2Z')),
  {
    name: 'jaw',
    on: 'head',
    pivot: [50, 64],
    idle: [{ as: 'bite', by: 0.6 }],
    ink: sheet('M22 64C30 68 70 68 78 64C80 78 66 89 50 89C34 89 20 78 22 64Z'),
    marks: scratch('M40 84L60 84', 'M34 78C44 82 56 82 66 78'),
    light: [...both('M31 71C31 64 30 60 33 53C36 60 38 65 38 71Z'), ...both('M44 71L45.6 66.6L47.4 71Z')],
  },
  {
    name: 'helmet',
    on: 'head',
    pivot: [50, 36],
    ink: sheet('M23 42C20 14 34 0 50 0C66 0 80 14 77 42L64 36L56 42L53 60L47 60L44 42L36 36Z', 'M46 -6L54 -6L55 14L45 14Z'),
    marks: [...sheet('M29 32C28 18 35 8 44 5C38 12 35 22 36 31Z'), ...scratch('M50 12L50 54', 'M27 36C38 28 62 28 73 36')],
    light: [disc(33, 30, [1.5, 1.5]), disc(41, 27.4, [1.5, 1.5]), disc(59, 27.4, [1.5, 1.5]), disc(67, 30, [1.5, 1.5])],
  },
];
