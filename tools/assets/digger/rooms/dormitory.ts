import type { Part } from '../../drawing/figure';
import { rod, scratch, sheet } from '../stage';
import { putOut } from './room';

const bunk: Part = {
  name: 'bunk',
  pivot: [-20, 44],
  ink: [
    ...rod(5, 'M-54 43L-54 -40M10 43L10 -40'),
    ...sheet(
      'M-56 -11L12 -11L12 -4L-56 -4Z',
      'M-56 26L12 26L12 33L-56 33Z',
      'M-57 -42L-51 -42L-54 -48Z',
      'M7 -42L13 -42L10 -48Z',
    ),
    ...rod(2.6, 'M-4 -4L-4 26M5 -4L5 26M-4 3L5 3M-4 11L5 11M-4 19L5 19'),
  ],
  marks: scratch('M-50 -7.5L6 -7.5M-50 29.5L6 29.5'),
};

/** One asleep under a blanket, the ear and the nose outside. */
const sleeper = (name: string, y: number, from: number): Part => ({
  name,
  on: 'bunk',
  pivot: [-20, y],
  idle: [{ as: 'breathe', by: 5, from }],
  ink: sheet(
    `M-36 ${y}C-35 ${y - 14} -20 ${y - 17} -8 ${y - 13}C2 ${y - 13} 7 ${y - 7} 7 ${y}Z`,
    `M-30 ${y}C-30 ${y - 8} -33 ${y - 13} -39 ${y - 13}C-46 ${y - 13} -48 ${y - 6} -51 ${y - 4}C-53 ${y - 2} -51 ${y - 1} -48 ${y - 1}L-47 ${y}Z`,
    `M-36 ${y - 12}C-30 ${y - 20} -22 ${y - 23} -16 ${y - 23}C-19 ${y - 18} -22 ${y - 13} -30 ${y - 7}Z`,
  ),
  marks: scratch(`M-28 ${y - 9}C-18 ${y - 12} -8 ${y - 11} 2 ${y - 6}`, `M-44 ${y - 8}L-41 ${y - 7}`),
});

const hammock: Part = {
  name: 'hammock',
  pivot: [36, -38],
  idle: [{ as: 'swing', by: 0.6 }],
  ink: [
    ...rod(2.2, 'M13 -36L20 -24M58 -40L53 -26'),
    ...sheet('M18 -25C26 -6 46 -6 55 -27C54 -14 47 -2 37 -2C26 -2 20 -13 18 -25Z'),
    ...sheet(
      'M22 -20C26 -30 34 -28 40 -26C47 -27 51 -24 52 -19C46 -8 28 -8 22 -20Z',
      'M46 -24C48 -32 54 -36 60 -37C59 -31 56 -25 51 -21Z',
    ),
    ...rod(3.4, 'M26 -8C24 -2 22 2 24 6'),
  ],
  marks: scratch('M24 -16C30 -6 44 -6 50 -17', 'M28 -23C33 -20 38 -20 42 -22'),
};

const lamp: Part = {
  name: 'lamp',
  on: 'hammock',
  pivot: [38, -2],
  idle: [{ as: 'swing', by: 0.8, from: 0.4 }],
  ink: [
    ...rod(1.8, 'M38 -2L38 7'),
    ...sheet('M33 12L38 6L43 12L43 14L33 14Z', 'M32.6 25L43.4 25L43.4 28L32.6 28Z'),
    ...rod(1.6, 'M34 13L34 26M42 13L42 26'),
  ],
};

const glow: Part = {
  name: 'lamplight',
  on: 'lamp',
  pivot: [38, 24],
  hue: 38,
  idle: [{ as: 'flicker', by: 0.7 }],
  shine: [{ at: [38, 20], reach: 30 }],
  light: sheet('M38 24.6C35 24.6 34.4 21 36 19C37 17.6 37.8 17 38 14.6C39.6 17 41.6 19 41.4 21.6C41.2 23.6 40 24.6 38 24.6Z'),
};

const zed = (x: number, y: number, size: number): string =>
  `M${x} ${y}L${x + size} ${y}L${x + size} ${y + size * 0.24}L${x + size * 0.42} ${y + size * 0.76}L${x + size} ${y + size * 0.76}L${x + size} ${y + size}L${x} ${y + size}L${x} ${y + size * 0.76}L${x + size * 0.58} ${y + size * 0.24}L${x} ${y + size * 0.24}Z`;

const snores: Part = {
  name: 'snores',
  pivot: [-40, -30],
  idle: [{ as: 'smoke', by: 0.4 }],
  light: sheet(zed(-46, -33, 6), zed(-38, -42, 8)),
};

const chest: Part = {
  name: 'boots',
  pivot: [36, 43],
  ink: sheet('M20 44L20 28L29 28L29 36C35 37 38 40 38 44Z', 'M41 44L41 34L47 34L47 39C52 40 54 42 54 44Z'),
  marks: scratch('M21 31L28 31M42 36.4L46 36.4'),
};

const lit = [bunk, sleeper('sleeper-top', -11, 0), sleeper('sleeper', 26, 0.5), hammock, lamp, glow, snores, chest];

export const DORMITORY = putOut(lit, {
  smoke: [38, 8],
  gone: ['sleeper-top', 'sleeper', 'boots'],
  tumbled: { lamp: [24, 0, 0] },
  more: [
    {
      name: 'blanket',
      pivot: [0, 0],
      ink: sheet(
        'M-40 -11L6 -12L8 -4C10 6 2 10 4 20C-4 16 -2 8 -8 2C-14 -2 -30 -4 -40 -11Z',
        'M-46 44C-44 36 -34 37 -28 39C-20 34 -8 38 -6 44Z',
      ),
    },
  ],
});
