import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { flame } from '../rooms/fire';
import { rod, scratch, sheet } from '../stage';

/** Each sits on the origin, and looks to the right. */
const helmet: readonly Part[] = [
  {
    name: 'hat',
    pivot: [0, 0],
    ink: [...sheet('M-22 3C-22 -17 -8 -25 4 -24C17 -23 23 -13 24 0L34 5L-23 6Z', 'M15 -24L29 -24L27 -13L17 -13Z')],
    marks: scratch('M-16 -2C-14 -14 -6 -20 4 -20M-20 2L24 2'),
  },
  flame({ name: 'flame', on: 'hat', at: [22, -23], scale: 0.9, hue: 40, reach: 3 }),
];

const egg: readonly Part[] = [
  {
    name: 'hat',
    pivot: [0, 0],
    ink: sheet('M-25 7L-17 1L-22 -9L-12 -13L-13 -27L-3 -21L4 -33L10 -20L22 -25L20 -11L30 -6L23 2L31 9L14 5L6 8L-4 4L-12 8Z'),
    marks: [...scratch('M-15 2L-8 -8L-4 -2L3 -12L8 -4L14 -12'), disc(-2, -18, [2, 2]), disc(16, -4, [1.6, 1.6])],
  },
];

const kettle: readonly Part[] = [
  {
    name: 'hat',
    pivot: [0, 0],
    ink: [...sheet('M-34 8C-24 3 -22 -20 -2 -22L2 -44L6 -22C24 -20 26 2 38 8L31 12L-27 12Z'), disc(2, -23, [5, 4])],
    marks: [
      ...scratch('M-24 5L28 5', 'M-16 0C-14 -10 -8 -16 -2 -17'),
      disc(-14, 8.4, [1.5, 1.5]),
      disc(2, 8.4, [1.5, 1.5]),
      disc(18, 8.4, [1.5, 1.5]),
    ],
  },
];

const plume: readonly Part[] = [
  {
    name: 'feather',
    on: 'hat',
    pivot: [-8, -8],
    idle: [{ as: 'sway', by: 3 }],
    ink: sheet(
      'M-2 -4C-10 -26 -28 -38 -50 -34C-60 -32 -64 -24 -60 -18C-56 -22 -51 -22 -48 -18L-42 -20L-38 -11L-31 -14L-25 -4L-18 -7L-12 2Z',
    ),
    marks: scratch('M-8 -4C-18 -20 -34 -28 -54 -26'),
  },
  {
    name: 'hat',
    pivot: [0, 0],
    ink: sheet('M-18 6C-18 -8 -4 -16 8 -14C18 -12 24 -4 24 2L36 6L18 8Z'),
    marks: scratch('M-15 3C-4 -1 12 -1 24 3'),
    light: [disc(-8, -4, [3, 3])],
  },
];

const inkpot: readonly Part[] = [
  {
    name: 'quill',
    on: 'hat',
    pivot: [8, -26],
    idle: [{ as: 'sway', by: 3 }],
    ink: [...rod(2.6, 'M6 -22L22 -48'), ...sheet('M12 -34C8 -54 20 -72 40 -76C42 -58 32 -38 12 -34Z')],
    marks: scratch('M14 -38C22 -50 28 -60 37 -72'),
  },
  {
    name: 'hat',
    pivot: [0, 0],
    ink: sheet(
      'M-18 6L-20 -8C-18 -15 -12 -18 -7 -19L-7 -23L-11 -24L-11 -29L18 -29L18 -24L14 -23L14 -19C20 -18 25 -14 26 -8L25 6Z',
    ),
    marks: [...scratch('M-8 -21L15 -21'), ...sheet('M-15 2L-16 -8C-14 -13 -10 -15 -5 -16C-10 -12 -11 -5 -10 2Z')],
  },
];

const bucket: readonly Part[] = [
  {
    name: 'handle',
    on: 'hat',
    pivot: [0, -30],
    idle: [{ as: 'swing', by: 0.7 }],
    ink: rod(3, 'M-13 -30C-12 -48 20 -48 19 -30'),
  },
  {
    name: 'hat',
    pivot: [0, 0],
    ink: sheet('M-24 8L-14 -33L20 -33L30 8Z', 'M-27 3L33 3L34 10L-28 10Z'),
    marks: [...scratch('M-17 -25L23 -25M-21 -3L27 -3'), ...sheet('M-15 0L-9 -22L-5 -22L-10 0Z')],
  },
];

export const HATS: Readonly<Record<string, readonly Part[]>> = {
  'baron-auger': helmet,
  'madam-brood': egg,
  'captain-hobnail': kettle,
  'countess-whim': plume,
  'doctor-quill': inkpot,
  'duke-rubble': bucket,
};
