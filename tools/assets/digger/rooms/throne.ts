import type { Part } from '../../drawing/figure';
import { disc } from '../../drawing/shapes';
import { rod, scratch, sheet } from '../stage';
import { flame } from './fire';
import { putOut } from './room';

const back: Part = {
  name: 'back',
  pivot: [0, 34],
  ink: sheet('M-21 34L-26 -22L-34 -44L-20 -34L-15 -56L-7 -40L0 -66L7 -40L15 -56L20 -34L34 -44L26 -22L21 34Z'),
  cuts: sheet('M-14 8L-17 -18L-10 -28L0 -36L10 -28L17 -18L14 8Z'),
};

/** The cushion behind the crest, with the light of the lord in it. */
const cushion: Part = {
  name: 'cushion',
  on: 'back',
  pivot: [0, -8],
  marks: sheet('M-14 8L-17 -18L-10 -28L0 -36L10 -28L17 -18L14 8Z'),
};

const crest: Part = {
  name: 'crest',
  on: 'back',
  pivot: [0, -14],
  hue: 44,
  idle: [{ as: 'glint', by: 0.5 }],
  shine: [{ at: [0, -14], reach: 22 }],
  light: sheet('M0 -26L7 -14L0 -2L-7 -14Z'),
};

const seat: Part = {
  name: 'seat',
  pivot: [0, 42],
  ink: [
    ...sheet(
      'M-26 12L26 12L29 37L-29 37Z',
      'M-34 8C-38 2 -30 -4 -26 1L-23 12L-24 37L-32 37Z',
      'M34 8C38 2 30 -4 26 1L23 12L24 37L32 37Z',
    ),
    disc(-30, 3, [5, 5]),
    disc(30, 3, [5, 5]),
  ],
  cuts: [disc(-30, 3, [1.6, 1.6]), disc(30, 3, [1.6, 1.6])],
  marks: [...scratch('M-21 16L21 16', 'M-14 18L-15 35M0 18L0 35M14 18L15 35'), ...sheet('M-19 10L19 10L21 14L-21 14Z')],
};

const steps: Part = {
  name: 'steps',
  pivot: [0, 44],
  ink: sheet('M-46 38L46 38L52 44L-52 44Z', 'M-38 33L38 33L42 39L-42 39Z'),
  marks: scratch('M-38 35L38 35M-46 40.6L46 40.6'),
};

const stick = (name: string, x: number): Part => ({
  name,
  pivot: [x, 44],
  ink: [
    ...rod(3, `M${x} 42L${x} 12`),
    ...sheet(
      `M${x - 7} 44L${x - 2} 38L${x + 2} 38L${x + 7} 44Z`,
      `M${x - 5} 13L${x + 5} 13L${x + 3} 17L${x - 3} 17Z`,
      `M${x - 2.4} 13L${x - 2.4} 6L${x + 2.4} 6L${x + 2.4} 13Z`,
    ),
  ],
});

const lit = [
  back,
  cushion,
  crest,
  steps,
  seat,
  stick('candle-left', -52),
  stick('candle-right', 52),
  flame({ name: 'flame-left', at: [-52, 6], scale: 0.56, reach: 2.6 }),
  flame({ name: 'flame-right', at: [52, 6], scale: 0.56, from: 0.5, reach: 2.6 }),
];

export const THRONE = putOut(lit, {
  smoke: [-52, 4],
  tumbled: { 'candle-right': [64, -2, -2] },
  more: [{ name: 'crack', on: 'back', pivot: [0, 0], ink: sheet('M-14 -6L-4 -14L-8 -20L4 -30L-1 -19L4 -14L-6 -3L2 6L-4 8Z') }],
});
