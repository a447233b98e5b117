import type { Part } from '../../drawing/figure';
import { otherSide } from '../../drawing/marks';
import { disc } from '../../drawing/shapes';
import { scratch, sheet } from '../stage';
import { flame } from './fire';
import { putOut } from './room';

const BLOOD = 8;

const blaze: Part = {
  name: 'blaze',
  pivot: [0, 20],
  hue: BLOOD,
  idle: [{ as: 'flicker', by: 0.6 }],
  shine: [{ at: [0, 2], reach: 74 }],
  skin: sheet(
    'M-25 20C-34 2 -20 -6 -26 -26C-14 -18 -14 -6 -9 -2C-9 -22 3 -32 -3 -52C13 -36 10 -16 12 -4C18 -10 18 -22 26 -30C22 -10 34 2 25 20Z',
  ),
};

const heart: Part = {
  name: 'heart',
  pivot: [0, 20],
  hue: 18,
  idle: [{ as: 'flicker', by: 1.1, from: 0.5 }],
  light: sheet(
    'M-18 20C-23 8 -13 2 -16 -10C-9 -5 -8 2 -5 4C-5 -10 2 -16 -1 -30C9 -19 6 -8 8 2C12 -2 12 -8 16 -14C14 -2 22 8 18 20Z',
  ),
};

const horn: Part = {
  name: 'horn-left',
  pivot: [-34, 22],
  idle: [{ as: 'sway', by: 0.3 }],
  ink: sheet('M-30 30C-56 18 -68 -16 -48 -46C-44 -50 -40 -50 -38 -47C-50 -30 -46 -2 -30 16Z'),
  marks: scratch('M-56 -8L-48 -10M-55 4L-46 1M-50 15L-41 10M-56 -20L-48 -20'),
};

const well: Part = {
  name: 'well',
  pivot: [0, 44],
  ink: sheet(
    'M-40 44L-33 18L33 18L40 44Z',
    'M-40 14L40 14L38 22L-38 22Z',
    'M-60 44L-55 31L-42 44Z',
    'M60 44L55 31L42 44Z',
    'M-52 44L-46 36L-38 44Z',
    'M52 44L46 36L38 44Z',
  ),
  marks: scratch('M-30 24L-34 42M30 24L34 42M-18 24L-20 42M18 24L20 42', 'M-36 17L36 17'),
};

const skull: Part = {
  name: 'skull',
  on: 'well',
  pivot: [0, 32],
  idle: [{ as: 'glow', by: 0.5 }],
  light: [...sheet('M-10 27C-11 20 11 20 10 27C10 31 8 32 7 33L7 39L-7 39L-7 33C-8 32 -10 31 -10 27Z')],
};

const sockets: Part = {
  name: 'sockets',
  on: 'well',
  pivot: [0, 29],
  ink: [
    disc(-4.2, 28, [2.8, 3]),
    disc(4.2, 28, [2.8, 3]),
    ...sheet('M-1.4 33L0 30.4L1.4 33Z', 'M-3.4 39L-3.4 36L-2.4 36L-2.4 39Z', 'M2.4 39L2.4 36L3.4 36L3.4 39Z'),
  ],
};

const lit = [
  blaze,
  heart,
  horn,
  ...otherSide([horn], 0),
  well,
  skull,
  sockets,
  flame({ name: 'flame-left', at: [-55, 31], scale: 0.4, hue: 14, reach: 2 }),
  flame({ name: 'flame-right', at: [55, 31], scale: 0.4, hue: 14, from: 0.4, reach: 2 }),
];

export const PIT = putOut(lit, {
  smoke: [0, 12],
  tumbled: { 'horn-right': [34, 10, 20] },
  gone: ['sockets', 'blaze'],
});
