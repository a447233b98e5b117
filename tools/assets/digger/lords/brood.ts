import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';
import { BREATH, eyes } from './face';

const egg = (name: string, [x, y]: readonly [number, number], from: number): Part => ({
  name,
  on: 'nest',
  pivot: [x, y],
  idle: [{ as: 'tremble', by: 1.4, from }],
  ink: sheet(
    `M${x - 9} ${y}C${x - 10} ${y - 11} ${x - 5} ${y - 20} ${x} ${y - 20}C${x + 5} ${y - 20} ${x + 10} ${y - 11} ${x + 9} ${y}Z`,
  ),
  light: sheet(
    `M${x - 6} ${y - 3}C${x - 7} ${y - 10} ${x - 4} ${y - 16} ${x - 1} ${y - 17}C${x - 3} ${y - 12} ${x - 4} ${y - 8} ${x - 3} ${y - 3}Z`,
  ),
});

/** An old hen of a woman, with a nest of eggs for hair. */
export const BROOD: readonly Part[] = [
  {
    name: 'body',
    pivot: [50, 104],
    idle: BREATH,
    ink: sheet(
      'M0 108C0 92 8 82 22 78L40 72L62 72C78 74 94 84 98 108Z',
      'M14 92L22 76L34 86L42 72L52 86L62 72L72 86L84 78L90 94L50 102Z',
    ),
    marks: scratch('M20 106L30 90M50 106L50 92M80 106L72 92', 'M24 82C40 94 62 94 80 82'),
  },
  egg('egg-back', [54, 9], 0.2),
  egg('egg', [36, 11], 0.6),
  {
    name: 'chick',
    on: 'nest',
    pivot: [72, 12],
    idle: [{ as: 'bite', by: 0.6 }],
    ink: sheet('M62 14C60 4 64 -3 71 -3C76 -3 79 0 80 4L88 7L80 10L81 15Z', 'M66 -2L68 -8L71 -3L74 -8L75 -1Z'),
    light: [disc(75, 4.6, [1.7, 1.7])],
  },
  {
    name: 'head',
    on: 'body',
    pivot: [48, 80],
    idle: [{ as: 'sway', by: 1.2 }],
    ink: sheet(
      'M28 54C26 36 40 28 54 28C68 28 73 40 72 50C80 54 90 62 88 72C86 76 84 70 80 68C77 66 74 66 71 67L68 70L52 70L48 84L32 84C30 72 28 62 28 54Z',
    ),
    marks: [
      ...sheet('M72 52C79 55 87 62 87 69C83 64 77 62 72 61Z'),
      ...scratch('M52 44C58 41 66 43 71 48', 'M60 62C62 64 61 67 59 68M50 58C48 60 48 62 49 64', 'M34 58C31 62 32 68 36 70'),
      disc(76, 64, [1.3, 1.3]),
    ],
  },
  {
    name: 'jaw',
    on: 'head',
    pivot: [44, 70],
    idle: [{ as: 'bite', by: 0.7 }],
    ink: sheet('M40 69L70 70C73 73 78 76 76 81C72 85 62 85 54 83L42 80Z'),
    marks: scratch('M58 73C63 74 68 74 71 74'),
    light: sheet('M66 70.6L68 75L70 70.6Z'),
  },
  eyes([60, 52], sheet('M51 51L66 50C67 56 56 59 51 51Z'), [disc(61.4, 53, [1.8, 2])]),
  {
    name: 'earring',
    on: 'head',
    pivot: [34, 66],
    idle: [{ as: 'swing' }],
    ink: rod(1.6, 'M34 64L34 72'),
    light: sheet('M34 71C38 75 38 80 34 81C30 80 30 75 34 71Z'),
  },
  {
    name: 'nest',
    on: 'head',
    pivot: [50, 40],
    ink: [
      ...sheet('M10 30C8 18 18 10 30 12C42 6 60 6 70 10C84 8 94 18 90 30C90 40 74 42 54 41C32 43 14 42 10 30Z'),
      ...rod(2.4, 'M12 30L0 24M14 20L5 10M24 14L18 6M88 28L100 20M84 16L94 8M76 12L80 4M30 40L24 48M20 36L10 42M80 36L90 42'),
    ],
    marks: scratch(
      'M14 28C32 38 66 38 86 27M18 20C36 30 64 30 84 19M28 14C42 21 58 21 72 13',
      'M22 36L40 24M44 39L60 26M66 38L82 24M30 18L46 34M54 18L70 32',
    ),
  },
];
