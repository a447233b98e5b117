import { blob, disc, limb, type Shape } from '../../drawing/shapes';
import type { LivingPart } from '../../places/living';
import { lines, stalk } from '../../places/pieces';

/** Masts and torn sails, which give to the wind. */
export const masts: LivingPart = {
  name: 'masts',
  pivot: [750, 720],
  idle: [{ as: 'sway', by: 0.9 }],
  ink: [
    ...lines(
      '640,696,18 690,420,14 724,180,8',
      '560,330,10 700,380,10 830,404,8',
      '860,696,16 850,520,12 840,330,8',
      '780,450,8 846,460,8 920,452,6',
    ),
    blob('576,340! 640,366 700,384! 690,470 660,540! 640,500 610,530! 600,440'),
    blob('792,458! 846,466 908,458! 900,540 880,580! 860,540 830,570! 810,520'),
  ],
};

/** Its hull, in the swell. */
export const hull: LivingPart = {
  name: 'hull',
  pivot: [700, 800],
  idle: [{ as: 'hover', by: 0.9, from: 0.1 }],
  ink: [
    blob('330,800! 360,700 420,620 470,600! 500,650 620,690 800,706 960,690 1060,640! 1050,740 1020,800!'),
    ...lines(
      '430,660,20 450,560,18 490,500,0',
      '520,690,20 530,590,18 560,520,0',
      '930,690,20 950,590,18 990,520,0',
      '1020,660,20 1050,570,16 1100,520,0',
    ),
  ],
  marks: lines('420,680,0 640,740,9 960,720,0', '400,740,0 620,780,9 980,766,0'),
};

/** Fish, far away, one behind the other. */
export const shoal = (
  name: string,
  spots: readonly (readonly [number, number])[],
  { by, from }: { by: number; from: number },
): LivingPart => ({
  name,
  pivot: spots[0] ?? [0, 0],
  idle: [
    { as: 'pass', by, from },
    { as: 'drift', by: 1.2, from },
  ],
  ink: spots.map(([x, y]) =>
    blob(
      `${x - 26},${y} ${x},${y - 12} ${x + 24},${y}! ${x + 44},${y - 14}! ${x + 36},${y} ${x + 44},${y + 14}! ${x + 24},${y}! ${x},${y + 12}`,
    ),
  ),
});

const KELP = [
  [150, 80, 46],
  [300, 40, 40],
  [410, 190, 36],
  [1190, 170, 36],
  [1310, 30, 44],
  [1450, 90, 46],
] as const;

/** A leaf at every bend of the stalk. */
const leaves = (x: number, top: number): readonly Shape[] =>
  Array.from({ length: 7 }, (_, at) => {
    const y = 760 - at * ((760 - top) / 8);
    const out = at % 2 === 0 ? 1 : -1;
    return blob(`${x},${y}! ${x + out * 40},${y - 40} ${x + out * 96},${y - 56}! ${x + out * 56},${y - 8}`);
  });

/** It gives to the current, each stalk at its own time. */
export const weed: readonly LivingPart[] = KELP.map(
  ([x, top, width], at): LivingPart => ({
    name: `kelp-${at + 1}`,
    pivot: [x, 850],
    idle: [{ as: 'sway', by: 1.5 + (at % 3) * 0.35, from: (at * 0.31) % 1 }],
    ink: [stalk(x, [850, top], { width, sway: 44, waves: 5 }), ...leaves(x, top)],
  }),
);

/** Suckers along an arm of the deep. */
export const suckers = (points: readonly (readonly [number, number, number])[]): readonly Shape[] =>
  points.map(([x, y, r]) => disc(x, y, [r, r]));

/** Arms of the deep. */
export const arms: readonly LivingPart[] = [
  {
    name: 'arm-left',
    pivot: [560, 860],
    idle: [{ as: 'sway', by: 1.5 }],
    ink: lines('560,900,130 480,700,110 540,500,84 660,420,60 690,300,44 610,220,30 540,270,16 570,320,0'),
    marks: suckers([
      [508, 640, 16],
      [524, 560, 14],
      [580, 480, 12],
      [656, 390, 10],
    ]),
  },
  {
    name: 'arm-right',
    pivot: [1040, 860],
    idle: [{ as: 'sway', by: -1.7, from: 0.2 }],
    ink: lines('1040,900,130 1130,720,110 1090,520,84 960,420,60 930,280,44 1010,190,30 1090,230,16 1070,290,0'),
    marks: suckers([
      [1110, 650, 16],
      [1086, 560, 14],
      [1020, 470, 12],
      [944, 370, 10],
    ]),
  },
];

/** Something with a lantern of its own. */
export const angler: readonly LivingPart[] = [
  {
    name: 'angler',
    pivot: [700, 310],
    idle: [
      { as: 'hover', by: 1.6 },
      { as: 'drift', by: 4 },
    ],
    ink: [
      blob(
        '620,300 650,262 700,250 750,270 780,310! 820,280! 812,320 824,360! 780,330! 740,366 690,372 640,350 606,340! 640,322!',
      ),
    ],
    light: [disc(676, 298, [7, 7])],
  },
  {
    name: 'lure',
    pivot: [690, 256],
    on: 'angler',
    idle: [{ as: 'swing', by: 0.8, from: 0.3 }],
    ink: [limb('690,258,7 670,200,6 620,190,5 590,220,4')],
  },
  {
    name: 'bait',
    pivot: [588, 230],
    on: 'lure',
    idle: [{ as: 'glow', by: 1.6 }],
    shine: [{ at: [588, 230], reach: 84 }],
    core: [disc(588, 230, [11, 11])],
  },
];
