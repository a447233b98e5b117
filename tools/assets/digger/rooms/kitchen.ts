import type { Part } from '../../drawing/figure';
import { rod, scratch, sheet } from '../stage';
import { flame, wisp } from './fire';
import { putOut } from './room';

const rail: Part = {
  name: 'rail',
  pivot: [0, -38],
  ink: [...rod(4, 'M-58 -38L58 -38'), ...sheet('M-60 -43L-55 -43L-55 -33L-60 -33Z', 'M55 -43L60 -43L60 -33L55 -33Z')],
};

const ham = (name: string, x: number, from: number): Part => ({
  name,
  on: 'rail',
  pivot: [x, -36],
  idle: [{ as: 'swing', by: 0.5, from }],
  ink: [
    ...rod(2.4, `M${x} -37L${x} -30`),
    ...sheet(
      `M${x - 2.4} -31L${x + 2.4} -31C${x + 4} -26 ${x + 9} -22 ${x + 7} -13C${x + 5} -7 ${x - 5} -7 ${x - 7} -13C${x - 9} -22 ${x - 4} -26 ${x - 2.4} -31Z`,
    ),
  ],
  marks: sheet(`M${x - 4} -20C${x - 6} -14 ${x - 3} -10 ${x} -10C${x - 3} -13 ${x - 4} -16 ${x - 4} -20Z`),
});

const pan: Part = {
  name: 'pan',
  on: 'rail',
  pivot: [44, -37],
  idle: [{ as: 'swing', by: 0.7, from: 0.6 }],
  ink: [
    ...rod(3, 'M44 -37L44 -24'),
    ...sheet('M44 -26C52 -26 56 -21 56 -15C56 -8 51 -4 44 -4C37 -4 32 -8 32 -15C32 -21 36 -26 44 -26Z'),
  ],
  cuts: sheet('M44 -21C49 -21 51 -18 51 -15C51 -11 48 -9 44 -9C40 -9 37 -11 37 -15C37 -18 39 -21 44 -21Z'),
};

const cauldron: Part = {
  name: 'cauldron',
  pivot: [0, 40],
  idle: [{ as: 'tremble', by: 0.5 }],
  ink: [
    ...sheet('M-27 -2C-38 12 -32 30 -15 35L15 35C32 30 38 12 27 -2Z', 'M-33 -7L33 -7L31 0L-31 0Z'),
    ...rod(4.6, 'M-17 32L-23 42', 'M17 32L23 42'),
    ...rod(3, 'M-29 4C-40 6 -40 16 -31 17', 'M29 4C40 6 40 16 31 17'),
  ],
  marks: [...sheet('M-24 5C-28 16 -22 27 -11 32C-17 24 -20 15 -18 4Z'), ...scratch('M-25 -3.5L25 -3.5')],
};

const brew: Part = {
  name: 'brew',
  on: 'cauldron',
  pivot: [0, -8],
  hue: 30,
  idle: [{ as: 'glow' }],
  light: sheet('M-26 -8C-14 -12 14 -12 26 -8Z'),
};

const ladle: Part = {
  name: 'ladle',
  on: 'cauldron',
  pivot: [10, -6],
  idle: [{ as: 'sway', by: 3 }],
  ink: [...rod(3.4, 'M9 -6L25 -29'), ...rod(5, 'M24 -28L27 -32')],
};

const block: Part = {
  name: 'block',
  pivot: [-48, 42],
  ink: [
    ...sheet('M-59 42L-57 18L-38 18L-36 42Z', 'M-61 13L-34 13L-34 19L-61 19Z', 'M-55 -1L-41 -4L-39 6L-53 9Z'),
    ...rod(3.6, 'M-42 1L-32 -6'),
  ],
  cuts: sheet('M-52 0L-50 -0.5L-49.4 2.4L-51.4 3Z'),
  marks: scratch('M-53 24L-52 38M-46 24L-46 38'),
};

const sacks: Part = {
  name: 'sacks',
  pivot: [48, 42],
  ink: sheet('M38 42C34 32 38 24 44 22L42 17L52 17L50 22C58 25 60 34 58 42Z'),
  marks: scratch('M43 22L51 22M42 28C40 32 41 37 42 40'),
};

const lit = [
  rail,
  ham('ham-left', -44, 0.2),
  ham('ham-right', -26, 0.5),
  pan,
  wisp('steam', [-8, -10], 0.1),
  wisp('steam-right', [8, -9], 0.6),
  brew,
  cauldron,
  ladle,
  block,
  sacks,
  flame({ name: 'fire-left', at: [-13, 44], scale: 0.72, from: 0.3, reach: 1.6 }),
  flame({ name: 'fire-right', at: [13, 44], scale: 0.68, from: 0.7, reach: 1.6 }),
  flame({ name: 'fire', at: [0, 44.6], scale: 0.84, reach: 3.4 }),
];

export const KITCHEN = putOut(lit, {
  smoke: [2, -12],
  tumbled: { ladle: [-70, -34, 46], 'ham-right': [0, 14, 46], pan: [22, 0, 0] },
});
