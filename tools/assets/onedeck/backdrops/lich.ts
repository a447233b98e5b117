import { blob, disc, limb, type Shape, shard } from '../../drawing/shapes';
import type { Floor } from '../../places/layer';
import type { LivingPart } from '../../places/living';
import { archway, both, branches, chain, FRAME, ground, lines, pillar, skull } from '../../places/pieces';
import { bat, cloud, eyes, fire, hanging, sockets, wisp } from './life';

const wall = shard('-30,-30 1630,-30 1630,720 -30,720');

/** A gravestone: round, or a cross. */
const stone = (x: number, y: number, size: number): Shape =>
  blob(
    `${x - 40 * size},${y}! ${x - 38 * size},${y - 80 * size} ${x - 26 * size},${y - 112 * size} ${x},${y - 122 * size} ${x + 26 * size},${y - 112 * size} ${x + 38 * size},${y - 80 * size} ${x + 40 * size},${y}!`,
  );
const cross = (x: number, y: number, size: number): readonly Shape[] => [
  shard(`${x - 10 * size},${y} ${x - 9 * size},${y - 150 * size} ${x + 9 * size},${y - 150 * size} ${x + 10 * size},${y}`),
  shard(
    `${x - 44 * size},${y - 118 * size} ${x + 44 * size},${y - 118 * size} ${x + 44 * size},${y - 98 * size} ${x - 44 * size},${y - 98 * size}`,
  ),
];

const RAILS = Array.from({ length: 13 }, (_, at) => 250 + at * 92).filter((x) => x < 700 || x > 900);

/** The graves before the chapel. */
const graves: Floor = {
  glow: { hue: 262, saturation: 46, light: 100 },
  far: {
    ink: [
      shard(
        '520,720 520,330 560,330 560,270 580,220 600,270 600,330 640,330 800,110 960,330 1000,330 1000,270 1020,220 1040,270 1040,330 1080,330 1080,720',
      ),
      shard('792,120 792,60 776,60 776,46 792,46 792,24 808,24 808,46 824,46 824,60 808,60 808,120'),
      ground(690, 680, 700, 712, 700, 680, 690),
    ],
    cuts: [
      archway(800, [430, 720], { width: 150, pointed: 0.7 }),
      disc(800, 310, [54, 54]),
      ...both([archway(600, [420, 640], { width: 56, pointed: 1 })]),
    ],
    marks: [...lines('800,256,0 800,310,8 800,364,0', '746,310,0 800,310,8 854,310,0')],
    light: [disc(1240, 190, [60, 60])],
    life: [
      { ...sockets('window', [[800, 310]], { size: 20, idle: 'glow' }), light: [], hue: 38 },
      cloud('cloud-low', [[1300, 222, 1.1]]),
      cloud(
        'cloud-high',
        [
          [1150, 150, 0.8],
          [900, 130, 0.7],
        ],
        { from: 0.5, by: 7 },
      ),
      bat('bat-far', [1010, 170], { size: 0.42, by: -1.3, from: 0.6 }),
    ],
  },
  mid: {
    ink: [
      ...branches(210, 790, { length: 220, degrees: 10, width: 70, depth: 5, seed: 8 }),
      stone(420, 780, 1.2),
      stone(1170, 784, 1.1),
      ...cross(1310, 780, 1.5),
      ...cross(540, 776, 0.9),
      stone(1430, 790, 1.4),
      ...RAILS.flatMap((x) => [
        shard(`${x - 5},790 ${x - 5},600 ${x - 12},596 ${x},560 ${x + 12},596 ${x + 5},600 ${x + 5},790`),
      ]),
      ...both([shard('240,640 700,640 700,654 240,654')]),
      ground(780, 762, 780, 800, 806, 800, 780, 762, 776),
    ],
    marks: lines(
      '396,690,0 420,686,7 446,690,0',
      '396,716,0 420,712,7 446,716,0',
      '1150,700,0 1170,696,7 1192,700,0',
      '1400,680,0 1430,676,8 1460,680,0',
      '1404,712,0 1430,708,8 1456,712,0',
    ),
    life: [
      bat('bat', [1080, 120], { size: 0.75, by: 1.4, from: 0.15 }),
      wisp('wisp-left', [488, 520], { size: 0.8 }),
      wisp('wisp-right', [1118, 470], { size: 0.9, from: 0.55 }),
      eyes('owl', [262, 262], { apart: 14, size: 0.62, from: 0.3 }),
    ],
  },
  near: {
    ink: [FRAME, ...both([...cross(180, 880, 1.6), stone(300, 890, 1.2)])],
    cuts: [blob('60,860! 50,470 120,250 400,110 800,40! 1200,110 1480,250 1550,470 1540,860! 1200,836 800,850 400,836')],
  },
};

const NICHES = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => ({ x: 330 + column * 235, y: 190 + row * 190 })));

/** It goes up and down its thread. */
const spider = (name: string, [x, y]: readonly [number, number]): LivingPart => ({
  name,
  pivot: [x, 0],
  idle: [
    { as: 'hover', by: 5 },
    { as: 'sway', by: 0.8, from: 0.3 },
  ],
  ink: [
    limb(`${x},-60,2 ${x},${y / 2},2 ${x},${y},2`),
    disc(x, y + 12, [11, 14]),
    disc(x, y + 28, [7, 7]),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2, 3].map((leg) =>
        limb(
          `${x + side * 5},${y + 12 + leg * 5},3 ${x + side * (26 - leg * 2)},${y - 8 + leg * 13},3 ${x + side * (34 - leg * 4)},${y + 16 + leg * 14},0`,
        ),
      ),
    ),
  ],
});

/** Shelves of the dead, and one who has a bed. */
const crypt: Floor = {
  glow: { hue: 276, saturation: 52, light: 84 },
  far: {
    ink: [wall, ground(720, 716, 722, 716, 720, 716, 722), ...NICHES.flatMap(({ x, y }) => skull(x, y, 0.8).ink)],
    cuts: [
      ...NICHES.map(({ x, y }) => archway(x, [y - 80, y + 62], { width: 130, pointed: 0.3 })),
      ...NICHES.flatMap(({ x, y }) => skull(x, y, 0.8).cuts),
    ],
    life: [
      [1035, 190],
      [1270, 190],
      [800, 380],
      [330, 380],
    ].map(([x = 0, y = 0], at) =>
      sockets(
        `skull-${at + 1}`,
        [
          [x - 16, y - 2],
          [x + 16, y - 2],
        ],
        { size: 6, from: (at * 0.38) % 1 },
      ),
    ),
  },
  mid: {
    ink: [
      ...both([
        ...pillar(210, [-30, 800], 120),
        shard('461,800 465,740 511,740 515,800'),
        ...lines('488,740,30 488,690,30'),
        shard('425,800 421,786 551,786 547,800'),
      ]),
      // A coffin of stone.
      shard('580,820 600,700 1000,700 1020,820'),
      shard('570,700 580,672 1020,672 1030,700'),
      blob('640,672! 660,640 700,630 760,646 900,650 960,660 970,672!'),
      ground(800, 790, 812, 826, 826, 826, 812, 790, 800),
    ],
    marks: [
      ...both(lines('176,60,0 180,400,14 172,740,0', '246,60,0 244,400,12 250,740,0')),
      ...lines('640,730,0 800,736,8 960,730,0', '640,780,0 800,786,8 960,780,0'),
      shard('800,744 818,760 800,776 782,760'),
    ],
    life: [
      fire('candle-left', [488, 686], { size: 1.15, reach: 110 }),
      fire('candle-right', [1112, 686], { size: 1.15, reach: 110, from: 0.44 }),
      spider('spider', [930, 176]),
    ],
  },
  near: {
    ink: [FRAME],
    cuts: [blob('110,860! 104,480 180,270 470,130 800,70! 1130,130 1420,270 1496,480 1490,860! 1200,830 800,840 400,830')],
    life: [
      hanging('chain-left', [420, 0], { ...chain(420, 60, 6), by: 0.6 }),
      hanging('chain-right', [1180, 0], { ...chain(1180, 60, 6), by: 0.6, from: 0.4 }),
    ],
  },
};

const SOULS = [
  [330, 420, 1.2],
  [490, 560, 0.9],
  [1290, 300, 1.3],
  [1170, 200, 0.9],
  [1116, 520, 0.8],
  [690, 230, 0.7],
] as const;

/** The empty throne, and those it feeds on. */
const throne: Floor = {
  glow: { hue: 288, saturation: 58, light: 64 },
  far: {
    ink: [
      shard(
        '600,760 600,330 570,310 620,150 650,290 690,250 720,90 760,230 800,40 840,230 880,90 910,250 950,290 980,150 1030,310 1000,330 1000,760',
      ),
      ...both([shard('540,760 540,560 620,560 620,760'), disc(580, 548, [50, 26])]),
      shard('440,800 460,740 1140,740 1160,800'),
      shard('360,850 380,792 1220,792 1240,850'),
    ],
    cuts: [archway(800, [330, 700], { width: 240, pointed: 0.8 })],
    marks: [...skull(800, 280, 0.9).ink],
    life: [
      sockets(
        'crown',
        [
          [782, 278],
          [818, 278],
        ],
        { size: 7, from: 0.2 },
      ),
    ],
  },
  mid: {
    ink: [
      ...both([shard('180,820 200,330 240,250 280,330 300,820'), shard('160,840 170,800 310,800 320,840')]),
      ...both(chain(420, -20, 11).ink),
      ground(820, 812, 830, 846, 846, 846, 830, 812, 820),
      ...both([...skull(380, 806, 0.8).ink, ...skull(450, 820, 0.7).ink]),
    ],
    cuts: both([
      ...chain(420, -20, 11).cuts,
      ...skull(380, 806, 0.8).cuts,
      ...skull(450, 820, 0.7).cuts,
      shard('232,400 248,400 248,470 232,470'),
      shard('224,500 256,500 240,540'),
      disc(240, 590, [14, 14]),
      shard('228,640 252,640 252,652 228,652'),
      shard('228,670 252,670 252,682 228,682'),
    ]),
    life: [
      hanging('chain-left', [520, -30], { ...chain(520, -20, 7), by: 0.6 }),
      hanging('chain-right', [1080, -30], { ...chain(1080, -20, 8), by: 0.6, from: 0.37 }),
      ...SOULS.map(([x, y, size], at) => wisp(`soul-${at + 1}`, [x, y], { size, from: (at * 0.29) % 1 })),
    ],
  },
  near: {
    ink: [FRAME, ...both(lines('150,940,70 210,760,50 190,620,30 250,560,0', '260,940,60 320,830,40 300,740,24 350,690,0'))],
    cuts: [blob('170,870! 150,520 230,310 500,170 800,90! 1100,170 1370,310 1450,520 1430,870! 1100,840 800,850 500,840')],
  },
};

export const lichsTomb: readonly Floor[] = [graves, crypt, throne];
