import { type Part, remade } from '../../drawing/figure';
import { blob, disc, limb, lines, rings, type Shape, shard, turned } from '../../drawing/shapes';
import { crested } from '../crested';
import type { Boss } from './boss';

/** Where it hangs, a hall has come down. */
const ruins: Part = {
  name: 'ruins',
  depth: 0.8,
  pivot: [480, 720],
  ink: [
    shard(
      '-20,780 -20,640 40,620 60,650 120,636 150,690 210,680 240,716 330,700 360,726 520,716 600,730 640,700 720,706 740,660 800,664 810,580 880,570 890,600 980,590 980,780',
    ),
    shard('70,700 76,520 64,500 66,480 100,470 120,494 150,466 156,500 144,520 150,700'),
    shard('800,720 806,500 796,470 830,490 850,456 872,486 866,720'),
  ],
  marks: lines(
    '90,540,0 94,600,7 90,660,0',
    '116,530,0 118,600,7 114,670,0',
    '824,510,0 826,580,7 822,660,0',
    '848,510,0 850,600,7 846,680,0',
    '240,706,0 300,696,7 350,716,0',
  ),
};

interface Stalk {
  readonly name: string;
  readonly spine: string;
  readonly eye: readonly [number, number, number];
  readonly by: number;
  readonly from: number;
}

/** No two look the same way, none the way the great eye does. */
const STALKS: readonly Stalk[] = [
  { name: 'stalk-1', spine: '330,330,60 240,290,44 160,310,36 110,270,30', eye: [92, 250, 44], by: 2.2, from: 0 },
  { name: 'stalk-2', spine: '360,260,64 280,190,46 250,120,38 190,90,32', eye: [166, 80, 50], by: -1.8, from: 0.55 },
  { name: 'stalk-3', spine: '430,220,64 400,130,46 420,70,36 396,44,30', eye: [384, 42, 42], by: 1.6, from: 0.3 },
  { name: 'stalk-4', spine: '530,210,64 560,120,48 530,70,38 570,50,32', eye: [590, 52, 52], by: -1.7, from: 0.8 },
  { name: 'stalk-5', spine: '610,260,64 700,210,48 720,130,40 790,120,32', eye: [810, 116, 46], by: 1.9, from: 0.15 },
  { name: 'stalk-6', spine: '640,340,60 740,330,44 800,270,36 860,290,30', eye: [880, 296, 50], by: -2.2, from: 0.65 },
];

function stalked({ name, spine, eye: [x, y, size], by, from }: Stalk): readonly Part[] {
  const [root = ''] = spine.split(' ');
  const [rx = 0, ry = 0] = root.split(',').map(Number);
  const side = Math.sign(x - 480);
  return [
    {
      name,
      on: 'body',
      idle: [{ as: 'sway', by, from }],
      pivot: [rx, ry],
      ink: [limb(spine), disc(x, y, [size, size * 0.94])],
      marks: rings(spine, 9, side > 0 ? 1 : -1),
    },
    {
      name: name.replace('stalk', 'eye'),
      on: name,
      idle: [{ as: 'blink', from }],
      pivot: [x, y],
      light: [blob(`${x - size * 0.66},${y + 4}! ${x},${y - size * 0.5} ${x + size * 0.66},${y + 4}! ${x},${y + size * 0.5}`)],
      cuts: [disc(x + side * size * 0.2, y + 4, [size * 0.17, size * 0.34])],
    },
  ];
}

const BULK = '480,150 590,170 670,240 700,340 690,440 640,540 570,600 480,624 390,600 320,540 270,440 262,340 292,240 370,170';
const body: Part = {
  name: 'body',
  idle: [{ as: 'hover', by: 0.8 }],
  pivot: [480, 400],
  ink: [
    blob(BULK),
    // What it trails over the floor.
    limb('380,590,60 350,650,34 370,700,18 340,740,0'),
    limb('440,610,54 430,670,30 456,710,16 440,750,0'),
    limb('540,606,56 560,660,32 540,706,18 566,740,0'),
    limb('600,570,50 640,640,28 628,690,16 660,720,0'),
  ],
  cuts: [
    // The gape, its upper teeth left standing.
    blob(
      '300,470! 340,486! 356,540! 374,500! 404,508! 424,566! 444,514! 480,518! 500,560! 518,514! 552,508! 574,562! 588,498! 618,486! 632,530! 644,474! 664,462! 656,520 610,566 480,590 350,566 306,520',
    ),
  ],
  marks: [
    ...lines(
      '290,320,0 300,250,13 350,206,0',
      '660,300,0 640,240,12 590,200,0',
      '284,380,0 290,420,10 310,450,0',
      '680,380,0 672,420,10 654,446,0',
      '420,180,0 480,168,9 550,182,0',
    ),
    disc(316, 290, [11, 10]),
    disc(344, 250, [8, 8]),
    disc(640, 270, [10, 10]),
    disc(668, 330, [8, 9]),
    disc(298, 420, [8, 8]),
  ],
};

const jaw: Part = {
  name: 'jaw',
  on: 'body',
  idle: [{ as: 'hover', by: -0.9, from: 0.3 }],
  pivot: [480, 560],
  ink: [
    blob(
      '288,476! 300,530 326,560! 346,536 360,574! 382,590! 398,548 414,598! 450,606! 470,568 486,608! 530,602! 546,556 560,596! 594,580! 612,534 626,560! 658,520 674,470! 688,540 640,610 560,650 480,660 390,646 310,596 274,530',
    ),
  ],
  marks: lines('330,590,0 400,630,10 480,638,0', '520,634,0 580,620,9 640,570,0'),
};

const ball: Part = {
  name: 'eye-ball',
  on: 'body',
  idle: [{ as: 'glow', by: 0.4 }],
  pivot: [476, 346],
  shine: [{ at: [476, 346], reach: 230 }],
  light: [blob('320,360! 370,270 476,238 586,268 640,350! 580,424 476,450 372,430')],
  cuts: [disc(452, 346, [74, 76])],
};
const iris: Part = {
  name: 'iris',
  on: 'body',
  idle: [{ as: 'drift', by: 1.6 }],
  pivot: [452, 346],
  ink: [disc(452, 346, [84, 86])],
  marks: Array.from({ length: 14 }, (_, at) => {
    const angle = (at * Math.PI) / 7;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return limb(
      `${452 + cos * 40},${346 + sin * 44},0 ${452 + cos * 60},${346 + sin * 60},9 ${452 + cos * 76},${346 + sin * 78},0`,
    );
  }),
  light: [blob('452,300! 464,346 452,394! 440,346')],
};
/** Heavy, and never quite shut. */
const lids: Part = {
  name: 'eyes',
  on: 'body',
  idle: [{ as: 'tremble' }],
  pivot: [476, 346],
  ink: [
    blob('296,362! 350,262 470,204 600,236 668,352! 640,330 580,276 476,258 380,290 326,352!'),
    blob('300,352! 340,400 400,440 476,448 560,434 620,396 660,344! 640,440 560,480 476,490 380,476 320,430!'),
  ],
  marks: lines('330,320,0 400,240,14 480,226,0', '500,228,0 580,244,12 636,306,0', '350,430,0 476,474,10 590,440,0'),
};

const larger = (shape: Shape): Shape => turned(shape, { x: 480, y: 330 }, { scale: 1.4 });

export const watcher: Boss = {
  glow: { hue: 162, saturation: 74 },
  face: [476, 346],
  width: 960,
  height: 720,
  parts: [ruins, ...STALKS.flatMap(stalked), body, ball, iris, lids, jaw],
  crest: crested(
    ...STALKS.flatMap(stalked),
    ...remade([{ ...body, ink: [blob(BULK)] }, { ...ball, shine: [] }, iris, lids, jaw], larger),
  ),
};
