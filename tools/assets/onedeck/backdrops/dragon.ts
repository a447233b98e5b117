import { blob, disc, limb, moved, shard, turned } from '../../drawing/shapes';
import type { Floor } from '../../places/layer';
import type { LivingPart } from '../../places/living';
import { archway, both, FRAME, ground, lines, opening, pillar, skull, teeth } from '../../places/pieces';
import { bat, drop, eyes, fire, gleams, hangingBowl, sockets, sparks } from './life';

const SPARKS = [
  [440, 470, 4],
  [470, 400, 3],
  [790, 430, 4],
  [822, 520, 3],
  [1130, 450, 4],
  [1160, 560, 3],
] as const;
const HIGH_SPARKS = [
  [700, 330, 3],
  [804, 300, 4],
  [890, 350, 3],
  [1040, 330, 3],
  [1150, 380, 4],
  [430, 320, 3],
] as const;

/** A hall that burned: arches to the back, pillars that broke. */
const hall: Floor = {
  glow: { hue: 24, saturation: 88, light: 100 },
  far: {
    ink: [shard('-30,-30 1630,-30 1630,660 -30,660'), ground(640, 650, 636, 654, 640, 650, 638)],
    cuts: [
      archway(800, [170, 640], { width: 260 }),
      ...both([archway(480, [210, 640], { width: 220 }), archway(190, [260, 640], { width: 190 })]),
    ],
    marks: lines('610,300,0 640,400,10 630,560,0', '970,300,0 960,420,10 974,560,0'),
    life: [
      bat('bat', [880, 190], { size: 0.6, by: 1.2, from: 0.3 }),
      eyes('eyes', [1296, 236], { apart: 15, size: 0.6, from: 0.2 }),
    ],
  },
  mid: {
    ink: [
      ...pillar(270, [-30, 760], 110),
      shard('1270,800 1278,330 1300,300 1312,340 1336,290 1352,360 1378,330 1386,800'),
      shard('1240,800 1250,752 1400,752 1410,800'),
      shard('1420,790 1440,720 1540,700 1560,790'),
      blob('1010,-30! 1014,160 1020,270 1060,250 1090,290! 1110,250 1150,262! 1148,120 1150,-30!'),
      ...teeth([340, 1000], -20, { count: 9, length: [50, 140], seed: 3 }),
      ground(780, 752, 770, 796, 800, 798, 786, 760, 770, 750),
    ],
    cuts: [shard('1080,100 1104,140 1080,180 1056,140')],
    marks: lines(
      '236,60,0 240,360,12 232,700,0',
      '300,60,0 304,400,12 300,700,0',
      '1300,400,0 1296,560,10 1304,720,0',
      '1350,400,0 1354,560,10 1346,720,0',
    ),
    life: [
      hangingBowl('bowl-left', [672, 232]),
      fire('fire-left', [672, 226], { size: 1.15, on: 'bowl-left' }),
      hangingBowl('bowl-right', [1200, 262], { from: 0.4 }),
      fire('fire-right', [1200, 256], { size: 1.25, from: 0.37, on: 'bowl-right' }),
      sparks('sparks-low', SPARKS),
      sparks('sparks-high', HIGH_SPARKS, 0.5),
    ],
  },
  near: {
    ink: [
      FRAME,
      ...teeth([200, 1400], 96, { count: 7, length: [60, 170], seed: 8 }),
      ...teeth([150, 1450], 852, { count: 6, length: [-110, -40], seed: 4 }),
    ],
    cuts: [opening({ middle: [800, 450], reach: [740, 392], rough: 0.1, seed: 5, points: 30 }, true)],
  },
};

/** What is hottest goes down a fall, two waves of it, so that it never stands. */
const flow = (name: string, x: number, from: number): readonly LivingPart[] =>
  [0, 1].map((wave) => ({
    name: `flow-${name}-${wave + 1}`,
    pivot: [x, 300],
    hue: 38,
    idle: [{ as: 'drip', by: 2.4, from: from + wave / 2 }],
    core: [
      [-10, 190, 9, 110],
      [8, 330, 11, 130],
      [-6, 470, 9, 90],
    ].map(([aside = 0, top = 0, width = 0, long = 0]) =>
      limb(`${x + aside},${top},0 ${x + aside + 3},${top + long * 0.6},${width} ${x + aside},${top + long},0`),
    ),
  }));

/** Fire runs down the walls. */
const falls: Floor = {
  glow: { hue: 14, saturation: 92, light: 84 },
  far: {
    ink: [
      blob(
        '-30,-30! -30,720 140,640 260,690 330,600 420,560 500,600 560,690 680,640 800,690 920,640 1040,690 1100,600 1180,560 1270,600 1340,690 1460,640 1630,720 1630,-30! 1440,200 1330,150 1240,230 1130,170 1000,250 900,180 800,230 700,180 600,250 470,170 360,230 270,150 160,200',
      ),
    ],
    light: [
      blob('446,150! 490,150 496,300 482,440 506,600 540,720! 400,720! 438,600 452,440 440,300'),
      blob('1106,160! 1156,150 1162,320 1150,450 1176,600 1210,720! 1070,720! 1104,600 1120,450 1108,320'),
      blob('690,150! 706,150 708,260 702,360! 694,260'),
      blob('900,150! 914,150 916,220 908,300! 902,220'),
      blob('-30,750! 200,724 380,716 560,716 700,736 800,728 900,736 1050,716 1230,716 1400,724 1630,750! 1630,800 -30,800!'),
    ],
    life: [
      ...[470, 1134].flatMap((x, at) => flow(at === 0 ? 'left' : 'right', x, at * 0.23)),
      {
        ...sockets(
          'foot',
          [
            [470, 690],
            [1136, 690],
          ],
          { size: 26, idle: 'glow' },
        ),
        light: [],
        hue: 22,
      },
      drop('drop', [702, 358], { from: 0.1, size: 1.3, hue: 26 }),
    ],
  },
  mid: {
    ink: [
      // A bridge of rock over the fire.
      blob(
        '-30,600! 160,570 330,610 500,664 660,690 800,696 940,690 1100,664 1270,610 1440,570 1630,600! 1630,800 1440,780! 1300,720 1180,730 1100,830 1090,940! 960,940! 950,820 880,760 800,750 720,760 650,820 640,940! 510,940! 500,830 420,730 300,720 160,780! -30,800',
      ),
      ...teeth([60, 1540], 20, { count: 12, length: [60, 220], seed: 12 }),
      ...both(teeth([200, 420], 640, { count: 3, length: [-150, -60], seed: 6 })),
    ],
    marks: lines('180,590,0 360,640,10 560,690,0', '1040,690,0 1240,640,10 1420,590,0', '640,712,0 800,722,8 960,712,0'),
    life: [sparks('sparks-low', SPARKS), sparks('sparks-high', HIGH_SPARKS, 0.5)],
  },
  near: {
    ink: [
      FRAME,
      ...teeth([200, 1400], 80, { count: 9, length: [50, 170], seed: 21 }),
      ...teeth([180, 1420], 860, { count: 8, length: [-120, -50], seed: 9 }),
    ],
    cuts: [opening({ middle: [800, 450], reach: [700, 384], rough: 0.13, seed: 11, points: 30 }, true)],
  },
};

/** What lived here before lies over what it owned. */
const RIBS = [
  '620,900,46 500,720,50 470,500,42 540,320,32 690,250,0',
  '480,900,46 340,720,50 290,480,44 360,270,34 540,170,0',
  '330,900,46 190,740,48 140,500,42 190,290,32 350,150,0',
];
/** Its head, seen from before. */
const HEAD = [
  blob('800,90 850,100 886,150 880,200 850,240 846,300! 826,320 800,326 774,320 754,300! 750,240 720,200 714,150 750,100'),
  ...both(lines('760,130,50 690,110,44 620,60,30 600,-20,0', '730,190,30 680,200,22 640,180,0')),
  ...both([shard('774,310 782,360 794,314')]),
].map((shape) => turned(moved(shape, 0, 66), { x: 800, y: 260 }, { scale: 1.15 }));
const GLEAMS = [
  [210, 590, 20],
  [300, 556, 14],
  [430, 646, 18],
  [480, 716, 20],
  [604, 736, 14],
  [800, 752, 18],
  [1130, 690, 16],
  [1290, 640, 20],
  [1410, 578, 18],
  [150, 560, 14],
  [1240, 604, 14],
  [1000, 740, 16],
] as const;
const hoard: Floor = {
  glow: { hue: 6, saturation: 88, light: 78 },
  far: {
    ink: [...both(lines(...RIBS)), ...HEAD, ground(700, 720, 690, 720, 700, 716, 690)],
    cuts: both([blob('744,170! 780,176 790,200! 764,210 744,194'), shard('786,250 794,274 780,270')]).map((shape) =>
      turned(moved(shape, 0, 66), { x: 800, y: 260 }, { scale: 1.15 }),
    ),
    life: [
      sockets(
        'sockets',
        [
          [758, 265],
          [842, 265],
        ],
        { size: 9 },
      ),
    ],
  },
  mid: {
    ink: [
      blob(
        '-30,940! -30,640 100,560 240,540 380,610 500,690 640,740 800,756 960,736 1100,690 1230,600 1370,530 1520,560 1630,640 1630,940!',
      ),
      ...skull(330, 516, 1.7).ink,
      limb('1250,610,12 1290,470,12 1310,400,12'),
      limb('1256,450,10 1342,476,10'),
      disc(1316, 388, [14, 14]),
      limb('1440,560,10 1430,420,10 1424,360,0'),
      blob('1080,700! 1090,640 1070,600! 1150,600! 1134,640 1140,690!'),
      ...[
        [180, 540],
        [450, 660],
        [1180, 640],
        [1500, 552],
        [560, 712],
        [1040, 716],
      ].map(([x = 0, y = 0]) => disc(x, y, [24, 13])),
      // Eggs.
      blob('560,740 540,700 552,650 580,630 608,650 620,700 600,740'),
      blob('630,756 612,724 622,684 646,668 670,684 680,724 662,756'),
    ],
    cuts: skull(330, 516, 1.7).cuts,
    marks: [
      ...lines(
        '560,660,0 556,690,8 570,720,0',
        '636,690,0 632,714,7 642,736,0',
        '120,620,0 240,590,10 360,640,0',
        '1240,650,0 1370,590,10 1500,610,0',
      ),
      ...[
        [150, 660],
        [250, 640],
        [420, 720],
        [1180, 720],
        [1320, 640],
        [1450, 640],
        [760, 790],
        [900, 780],
      ].map(([x = 0, y = 0]) => disc(x, y, [22, 9])),
    ],
    life: [
      ...gleams('gleams', GLEAMS, { among: 3, hue: 40 }),
      sparks('sparks-low', SPARKS),
      sparks('sparks-high', HIGH_SPARKS, 0.5),
    ],
  },
  near: {
    ink: [
      FRAME,
      ...teeth([260, 1340], 150, { count: 9, length: [50, 170], seed: 33 }),
      ...teeth([240, 1360], 836, { count: 8, length: [-120, -50], seed: 17 }),
    ],
    cuts: [opening({ middle: [800, 470], reach: [640, 366], rough: 0.17, seed: 14, points: 26 }, true)],
    life: [eyes('eyes', [1344, 146], { apart: 26, size: 1, slit: true, hue: 40 })],
  },
};

export const dragonsCave: readonly Floor[] = [hall, falls, hoard];
