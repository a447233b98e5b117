import type { Part } from '../../drawing/figure';
import { claws, member } from '../../drawing/limbs';
import { gleam } from '../../drawing/marks';
import { blob, disc, limb, lines, moved, shard } from '../../drawing/shapes';
import { crested } from '../crested';
import type { Boss } from './boss';

/** The light in its throat, which the teeth stand against. */
const maw: Part = {
  name: 'maw',
  idle: [{ as: 'glow' }],
  pivot: [430, 380],
  shine: [{ at: [410, 370], reach: 330 }],
};

const lid: Part = {
  name: 'lid',
  idle: [{ as: 'bite', by: 0.7 }],
  pivot: [790, 430],
  ink: [
    blob(
      '96,300! 92,214 132,120 214,66 340,40 520,22 650,26 752,66 826,150 858,262 852,400 812,450! 770,420! 734,300! 652,270! 92,318!',
    ),
    // Teeth, none like its neighbour.
    shard('98,296 128,392 164,300'),
    shard('170,300 214,424 250,292'),
    shard('262,292 288,368 318,286'),
    shard('326,286 372,420 410,280'),
    shard('420,280 446,356 476,276'),
    shard('486,276 536,410 572,270'),
    shard('582,270 604,346 636,268'),
    shard('650,266 690,390 716,280'),
    shard('722,280 748,374 764,320'),
    // The lock that it wore as a lure hangs from a broken hasp.
    shard('344,262 420,254 424,300 402,322 400,300 366,304 352,330 340,304'),
  ],
  cuts: [
    limb('226,72,0 190,150,15 200,282,0'),
    limb('254,60,0 220,146,10 230,280,0'),
    limb('596,30,0 566,120,15 584,252,0'),
    limb('628,34,0 600,120,10 616,250,0'),
  ],
  marks: [
    ...lines(
      '112,250,0 380,214,10 650,226,0',
      '672,232,0 736,262,9 800,380,0',
      '690,70,0 770,150,11 806,300,0',
      '730,120,0 786,200,9 820,340,0',
      '300,64,0 410,48,8 540,44,0',
      '280,110,0 400,92,6 530,90,0',
    ),
    ...[
      [206, 128],
      [200, 196],
      [206, 250],
      [580, 84],
      [578, 150],
      [590, 212],
    ].map(([x = 0, y = 0]) => disc(x - 26, y, [6, 6])),
  ],
};

const eyes: Part = {
  name: 'eyes',
  on: 'lid',
  idle: [{ as: 'blink' }],
  pivot: [404, 168],
  light: [blob('282,128! 330,138 372,180! 360,206 316,208 290,176!'), blob('540,112! 488,130 452,176! 468,202 512,198 536,164!')],
  cuts: [limb('334,146,0 326,174,15 334,204,0'), limb('490,136,0 496,164,15 488,198,0')],
};

const chest: Part = {
  name: 'body',
  idle: [{ as: 'breathe', by: 0.8 }],
  pivot: [480, 720],
  ink: [
    shard('150,478 660,520 846,432 828,760 170,760'),
    shard('152,484 172,396 214,486'),
    shard('222,488 262,410 292,494'),
    shard('300,494 330,436 352,498'),
    shard('536,512 570,420 604,518'),
    shard('612,518 640,444 662,520'),
    shard('670,516 706,404 736,486'),
    shard('742,484 772,396 800,456'),
    shard('806,452 828,388 846,436'),
  ],
  cuts: [
    shard('230,560 244,558 252,740 238,742'),
    shard('268,562 276,562 282,742 274,742'),
    shard('556,580 570,582 566,744 552,742'),
    shard('588,584 596,584 592,744 584,744'),
    // The keyhole has never had a key.
    blob('424,610! 436,592 456,592 466,612 458,630! 474,684! 420,680! 434,630!'),
  ],
  marks: [
    ...lines(
      '164,508,0 400,534,10 656,548,0',
      '664,548,0 756,512,9 842,466,0',
      '660,528,0 654,640,10 660,720,0',
      '176,620,0 210,624,7 226,622,0',
      '300,650,0 350,654,7 410,652,0',
      '610,650,0 634,652,7 652,648,0',
      '690,610,0 750,590,8 820,560,0',
      '690,680,0 750,664,8 820,640,0',
    ),
    blob('386,584! 446,566 506,590! 516,650 490,704 446,716 400,700 378,650!'),
    ...[
      [212, 590],
      [214, 650],
      [216, 710],
      [616, 610],
      [612, 670],
      [610, 720],
    ].map(([x = 0, y = 0]) => disc(x, y, [6, 6])),
  ],
};

const arm: Part = {
  name: 'arm',
  idle: [{ as: 'sway', by: 1.4, from: 0.3 }],
  pivot: [820, 540],
  ink: [
    member('800,548,72 882,500,54 908,584,44'),
    member('908,586,44 906,636,36 880,668,32'),
    ...claws({ at: [884, 650], degrees: 196, scale: 0.74 }),
  ],
  marks: lines('826,536,0 870,510,9 900,548,0', '892,600,0 908,616,7 900,640,0'),
};

const COIN = [disc(0, 0, [25, 12])];
const HEAP: readonly (readonly [number, number])[] = [
  [62, 712],
  [112, 716],
  [88, 694],
  [700, 716],
  [752, 714],
  [724, 696],
  [776, 698],
  [748, 680],
  [806, 716],
  [40, 690],
];

const coins: Part = {
  name: 'coins',
  pivot: [720, 715],
  ink: HEAP.flatMap(([x, y]) => COIN.map((coin) => moved(coin, x, y))),
  marks: HEAP.map(([x, y]) => limb(`${x - 18},${y - 2},0 ${x},${y - 8},5 ${x + 18},${y - 2},0`)),
};

const glints: Part = {
  name: 'glints',
  on: 'coins',
  idle: [{ as: 'twinkle' }],
  pivot: [88, 690],
  light: [gleam(92, 682, 20)],
};

const gleams: Part = {
  name: 'gleams',
  on: 'coins',
  idle: [{ as: 'twinkle', from: 0.5 }],
  pivot: [748, 672],
  light: [gleam(750, 668, 22)],
};

const tongue: Part = {
  name: 'tongue',
  on: 'body',
  idle: [{ as: 'swing', by: 0.5 }],
  pivot: [440, 500],
  ink: [
    member('470,410,96 440,470,112'),
    limb('452,440,108 420,492,116 368,566,106 280,640,92 170,650,76 84,600,60 62,530,44 100,478,28 132,472,0'),
  ],
  marks: [
    ...lines('450,470,0 372,580,12 276,650,12 166,660,10 84,612,8 60,540,0'),
    ...lines(
      '410,566,0 394,590,7 372,602,0',
      '330,626,0 306,646,7 282,652,0',
      '236,610,0 214,606,7 190,600,0',
      '130,610,0 110,592,7 104,566,0',
    ),
  ],
};

const drool: Part = {
  name: 'drool',
  on: 'lid',
  idle: [{ as: 'drip' }],
  pivot: [214, 424],
  light: [blob('214,430! 222,448 220,462 214,466 208,462 206,448')],
};

export const mimic: Boss = {
  glow: { hue: 45, saturation: 88 },
  face: [400, 250],
  width: 960,
  height: 720,
  parts: [maw, lid, eyes, drool, arm, chest, coins, glints, gleams, tongue],
  crest: crested(lid, eyes, { ...chest, cuts: chest.cuts?.slice(-1) ?? [], marks: [] }, tongue),
};
