import type { Part } from '../../drawing/figure';
import { gleam } from '../../drawing/marks';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';
import { putOut } from './room';

const GOLD = 44;

const heap: Part = {
  name: 'heap',
  pivot: [0, 44],
  ink: sheet('M-60 44C-54 30 -42 28 -34 20C-24 8 -12 2 -2 7C8 11 14 20 26 26C40 30 54 35 60 44Z'),
};

const COINS: readonly (readonly [number, number])[] = [
  ...([
    [-44, 36],
    [-34, 29],
    [-25, 22],
    [-14, 13],
    [-3, 13],
    [6, 19],
    [-20, 33],
  ] as const),
  ...([
    [-8, 26],
    [4, 31],
    [16, 31],
    [-50, 42],
    [-32, 40],
    [-6, 40],
    [18, 40],
    [32, 36],
    [46, 41],
  ] as const),
];

const coins: Part = {
  name: 'coins',
  on: 'heap',
  pivot: [0, 30],
  hue: GOLD,
  idle: [{ as: 'glow', by: 0.6 }],
  shine: [{ at: [-6, 18], reach: 50 }],
  light: COINS.map(([x, y], at) => disc(x, y, [4.6, 2 + (at % 3) * 0.5])),
};

const chest: Part = {
  name: 'chest',
  pivot: [34, 44],
  ink: sheet('M13 6L55 6L53 36L15 36Z', 'M12 2L56 2L56 9L12 9Z'),
  cuts: sheet('M31 11L37 11L36 19L32 19Z'),
  marks: [...scratch('M16 14L52 14M16 31L52 31'), ...sheet('M19 10L22 10L23 35L20 35Z', 'M46 10L49 10L48 35L45 35Z')],
};

const lid: Part = {
  name: 'lid',
  on: 'chest',
  pivot: [54, 2],
  idle: [{ as: 'bite', by: 0.4 }],
  ink: sheet('M57 3C62 -12 52 -24 36 -24C24 -24 18 -18 16 -12L20 -9C30 -16 44 -12 50 3Z'),
  marks: scratch('M24 -17C34 -21 46 -18 53 -6'),
};

const inside: Part = {
  name: 'inside',
  on: 'chest',
  pivot: [34, 2],
  hue: GOLD,
  idle: [{ as: 'glow', from: 0.4 }],
  shine: [{ at: [34, -2], reach: 26 }],
  light: sheet('M17 2C20 -5 26 -4 30 -2C34 -8 42 -6 45 -2C49 -4 51 0 52 2Z'),
};

const cup: Part = {
  name: 'cup',
  pivot: [-18, 12],
  ink: sheet('M-29 -12L-7 -12C-7 -3 -10 2 -15 4L-15 9L-10 13L-26 13L-21 9L-21 4C-26 2 -29 -3 -29 -12Z'),
  marks: sheet('M-26 -9L-23 -9C-23 -4 -22 0 -19 2C-24 0 -26 -4 -26 -9Z'),
};

const sword: Part = {
  name: 'sword',
  pivot: [-44, 40],
  ink: [...sheet('M-43 42L-53 -10L-51 -22L-46 -12L-37 40Z'), ...rod(3.6, 'M-62 -4L-42 -12'), ...rod(3.8, 'M-54 -12L-58 -26')],
  marks: scratch('M-49 -10L-41 34'),
};

const crown: Part = {
  name: 'crown',
  pivot: [4, 6],
  ink: sheet('M-5 9L-8 -6L-2 -1L3 -9L7 -1L13 -5L11 9Z'),
  cuts: sheet('M-2 4L3 2.6L8 4L3 6.4Z'),
};

const glints: Part = {
  name: 'glints',
  pivot: [-16, -16],
  idle: [{ as: 'twinkle' }],
  light: [gleam(-27, -16, 8), gleam(3, -13, 6)],
};
const sparkle: Part = {
  name: 'sparkle',
  pivot: [28, 22],
  idle: [{ as: 'twinkle', from: 0.5 }],
  light: [gleam(16, -6, 6), gleam(-38, 24, 6), gleam(9, 26, 5)],
};

const lit = [sword, lid, inside, chest, cup, crown, heap, coins, glints, sparkle];

export const TREASURY = putOut(lit, {
  smoke: [-46, -4],
  gone: ['crown', 'heap', 'sword'],
  tumbled: { cup: [96, 4, 26], lid: [-16, 0, 0] },
  more: [
    {
      name: 'last',
      pivot: [-20, 44],
      ink: sheet('M-40 44C-34 40 -26 41 -20 38C-14 41 -4 40 0 44Z'),
      cuts: [disc(-22, 41.6, [3, 1.2])],
    },
  ],
});
