import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';
import { BREATH } from './face';

const pen = (name: string, [x, y]: readonly [number, number], side: 1 | -1): Part => {
  const at = (dx: number, dy: number): string => `${x + dx * side} ${y + dy}`;
  return {
    name,
    on: 'head',
    pivot: [x, y],
    idle: [{ as: 'sway', by: 2 * side }],
    ink: [
      ...rod(2.4, `M${at(-4, 10)}L${at(26, -54)}`),
      ...sheet(
        `M${at(8, -14)}L${at(3, -20)}L${at(7, -22)}L${at(6, -34)}L${at(10, -34)}C${at(11, -46)} ${at(18, -54)} ${at(30, -60)}C${at(32, -50)} ${at(29, -40)} ${at(24, -30)}L${at(20, -30)}L${at(20, -24)}L${at(15, -24)}Z`,
      ),
    ],
    marks: scratch(`M${at(8, -16)}L${at(28, -56)}`),
  };
};

/** A bird of a doctor behind round glasses, pens in what is left of his hair. */
export const QUILL: readonly Part[] = [
  {
    name: 'body',
    pivot: [50, 104],
    idle: BREATH,
    ink: sheet('M6 108C8 88 22 80 38 77L62 77C80 80 92 88 94 108Z', 'M14 92L30 62L44 82L54 82L70 62L86 92L70 100L30 100Z'),
    marks: [...sheet('M30 65L22 88L36 96L42 86Z', 'M70 65L78 88L64 96L58 86Z'), ...scratch('M48 88L48 106')],
  },
  pen('pen-left', [30, 36], -1),
  pen('pen-right', [66, 32], 1),
  {
    name: 'hair',
    on: 'head',
    pivot: [48, 24],
    idle: [{ as: 'sway', by: 1.6, from: 0.4 }],
    ink: sheet('M28 30C22 22 22 12 28 4C32 10 36 12 40 12C36 2 42 -8 52 -12C51 -2 55 6 60 10C64 4 74 2 80 8C74 14 71 22 70 30Z'),
    marks: scratch('M32 12C34 18 37 22 41 24M50 -4C48 6 49 14 53 20M74 10C68 14 64 18 62 24'),
  },
  {
    name: 'head',
    on: 'body',
    pivot: [46, 78],
    idle: [{ as: 'sway', by: 1.8 }],
    ink: sheet('M28 44C26 26 38 18 50 18C64 18 74 28 72 44C71 54 66 60 58 62L56 80L36 80C34 70 29 58 28 44Z'),
    marks: scratch('M34 64C34 70 36 74 38 77', 'M36 26C40 23 46 22 52 23'),
  },
  {
    name: 'jaw',
    on: 'head',
    pivot: [50, 64],
    idle: [{ as: 'bite', by: 0.7 }],
    ink: sheet('M44 62L66 62L88 80C72 80 54 78 44 68Z'),
    marks: scratch('M54 67L78 77'),
  },
  {
    name: 'beak',
    on: 'head',
    pivot: [54, 56],
    ink: sheet('M50 50C60 46 72 50 80 58C88 66 95 74 97 84C88 78 78 72 66 68C56 66 48 62 50 50Z'),
    marks: [...sheet('M60 53C70 53 82 62 91 75C82 66 70 60 59 58Z'), ...scratch('M66 58L71 60')],
  },
  {
    name: 'glasses',
    on: 'head',
    pivot: [52, 43],
    idle: [{ as: 'glint', by: 0.15 }],
    light: [disc(41, 43, [9, 9]), disc(65, 42, [8.6, 8.6])],
    cuts: [disc(42, 43, [3, 3.4]), disc(66, 42, [3, 3.4])],
  },
  {
    name: 'rims',
    on: 'head',
    pivot: [52, 43],
    ink: [
      disc(41, 43, [10.6, 10.6]),
      disc(65, 42, [10.2, 10.2]),
      ...sheet('M49 41L57 40.4L57 43.4L49 44Z', 'M32 41L24 37L24 40L31 45Z'),
    ],
    cuts: [disc(41, 43, [8.4, 8.4]), disc(65, 42, [8, 8])],
  },
];
