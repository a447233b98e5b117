import type { Part } from '../../drawing/figure';
import { blob, disc, limb, mirrored, type Shape, shard } from '../../drawing/shapes';
import { coins, glints } from './pieces';
import { wide } from './wide';

const MIDDLE = 480;
const pair = (shape: Shape): readonly Shape[] => [shape, mirrored(shape, MIDDLE)];

const BEAMS = [
  ['300,500 660,500 960,-60 0,-60', '420,500 540,500 590,-60 370,-60', '250,500 290,500 20,-60 -260,-20'],
  ['340,500 470,500 420,-60 120,-60', '490,500 620,500 840,-60 540,-60', '670,500 710,500 1220,-20 940,-60'],
];

const beams = BEAMS.map(
  (list, at): Part => ({
    name: `beams-${at + 1}`,
    pivot: [MIDDLE, 500],
    depth: 0.7,
    idle: [{ as: 'glow', by: 1.1, from: at / 2 }],
    shine: [{ at: [MIDDLE, 500], reach: 560, rays: list.map(shard) }],
  }),
);

/** What lies in it shines on its lid, brighter and darker. */
const breath: Part = {
  name: 'breath',
  pivot: [MIDDLE, 500],
  depth: 0.95,
  idle: [{ as: 'glow', by: 1.2 }],
  shine: [{ at: [MIDDLE, 490], reach: 330 }],
};

/** Thrown back: from the inside, with its boards and bands. */
const lid: Part = {
  name: 'lid',
  pivot: [MIDDLE, 500],
  depth: 0.95,
  ink: [blob('196,512! 150,440 140,360 158,300 204,262! 300,236 480,226 660,236 756,262! 802,300 820,360 810,440 764,512!')],
  cuts: [blob('236,500! 198,436 190,368 204,322 232,298! 330,276 480,268 630,276 728,298! 756,322 770,368 762,436 724,500!')],
};

/** The inside of the lid catches the light between its bands. */
const lining: Part = {
  name: 'lining',
  pivot: [MIDDLE, 500],
  depth: 0.93,
  skin: [blob('224,508! 186,436 178,366 194,312 226,288! 330,264 480,256 630,264 734,288! 766,312 782,366 774,436 736,508!')],
  ink: [...pair(shard('318,268 344,264 352,500 330,500')), shard('464,258 496,258 494,500 466,500')],
  marks: [
    ...pair(limb('206,330,0 270,310,7 312,306,0')),
    ...pair(limb('362,296,0 410,292,7 456,290,0')),
    ...pair(limb('204,400,0 260,384,6 316,380,0')),
    ...pair(limb('366,370,0 410,366,6 458,366,0')),
  ],
};

const hoard: Part = {
  name: 'hoard',
  pivot: [MIDDLE, 520],
  ink: [
    blob(
      '214,540! 236,500 270,492 296,470 330,478 352,452 392,462 420,440 462,448 494,432 530,446 566,438 596,462 634,452 664,478 700,480 726,504 748,540!',
    ),
    // A sword that leans out.
    limb('262,520,12 232,420,13 204,330,0'),
    limb('224,436,9 276,418,9'),
    limb('252,428,11 262,456,9'),
    // A crown.
    blob('640,470! 628,418! 650,440 664,404! 682,434 706,396! 716,436 742,412! 736,474!'),
    disc(664, 400, [6, 6]),
    disc(706, 391, [6, 6]),
    // A staff with a jewel.
    limb('720,520,9 768,400,9 788,346,7'),
    blob('790,350! 772,330 780,306 796,296! 812,308 818,332!'),
  ],
  cuts: [blob('796,336! 788,326 790,314 796,306! 804,314 806,326!')],
  marks: coins([
    [300, 492],
    [350, 474],
    [392, 480],
    [436, 462],
    [486, 454],
    [536, 464],
    [580, 460],
    [626, 476],
    [676, 498],
    [270, 514],
    [420, 496],
    [560, 492],
    [500, 484],
  ]),
};

const chest: Part = {
  name: 'chest',
  pivot: [MIDDLE, 720],
  ink: [
    shard('204,538 756,538 728,708 232,708'),
    // The edge, and the bands with their corners.
    shard('188,520 772,520 768,556 192,556'),
    ...pair(shard('262,514 314,514 324,714 276,714')),
    ...pair(blob('192,700! 214,688 268,688 274,720! 186,720!')),
    blob('436,530! 524,530! 532,590 518,628 480,648 442,628 428,590'),
    // Rings to carry it by.
    ...pair(limb('196,586,10 166,596,10 158,636,10 178,660,10 206,652,9')),
  ],
  // What burns inside shows between the boards.
  cuts: [
    ...pair(limb('212,602,0 240,604,4 268,602,0')),
    ...pair(limb('324,602,0 380,604,5 424,602,0')),
    ...pair(limb('222,658,0 246,660,3 272,658,0')),
    limb('330,660,0 400,663,5 480,664,6 560,663,5 630,660,0'),
    blob('468,576 480,566 492,576 489,590! 497,618! 463,618! 471,590!'),
  ],
  marks: [
    ...pair(limb('196,538,0 230,544,7 262,538,0')),
    limb('322,538,0 380,545,7 430,538,0'),
    limb('530,538,0 590,545,7 640,538,0'),
    ...pair(limb('288,530,0 298,610,9 302,700,0')),
    limb('446,540,0 440,590,6 456,626,0'),
    ...[530, 570, 610, 650, 690].flatMap((y) => pair(disc(290 + (y - 530) * 0.05, y, [5, 5]))),
  ],
};

/** What has run over. */
const heap: Part = {
  name: 'heap',
  pivot: [MIDDLE, 720],
  depth: 1.2,
  ink: [
    blob(
      '-340,760! -330,716 -220,704 -120,712 -40,690 30,660 80,634 128,612 176,624 220,660 262,690 330,704 420,698 480,708 560,700 640,706 700,690 742,660 790,628 836,614 880,636 930,668 1000,694 1090,712 1200,700 1300,716 1310,760!',
    ),
    // A goblet that fell, and one that stands.
    blob('74,640! 60,600 36,586! 30,600 40,620! 20,634 6,628! 4,640 30,652 62,654!'),
    blob('850,620! 842,580 828,546! 892,546! 880,580 872,598 868,622!'),
    shard('700,676 722,648 744,676'),
    shard('206,690 226,660 246,690'),
  ],
  marks: [
    ...coins([
      [60, 668],
      [110, 640],
      [150, 632],
      [190, 654],
      [120, 676],
      [60, 700],
      [200, 690],
      [790, 648],
      [840, 632],
      [880, 656],
      [920, 684],
      [830, 674],
      [760, 682],
      [300, 710],
      [650, 712],
      [-60, 708],
      [1010, 706],
    ]),
    limb('836,556,0 860,562,6 884,556,0'),
    limb('222,668,0 226,676,4 226,688,0'),
  ],
};

const SHINING = [
  [128, 616, 13],
  [352, 462, 12],
  [706, 392, 11],
  [796, 318, 14],
  [846, 624, 12],
  [300, 484, 9],
  [60, 664, 10],
  [596, 462, 12],
  [240, 402, 11],
  [742, 640, 10],
  [480, 444, 11],
  [900, 560, 10],
] as const;

/** Gold dust on its way up. */
const dust = ([0, 1, 2] as const).map((at): Part => {
  const spots = Array.from({ length: 7 }, (_, one) => ({
    x: 190 + ((one * 97 + at * 41) % 600),
    y: 170 + ((one * 131 + at * 67) % 290),
    size: 3 + ((one + at) % 3),
  }));
  return {
    name: `dust-${at + 1}`,
    pivot: [MIDDLE, 400],
    depth: 1.3,
    idle: [{ as: 'smoke', by: 1.4, from: at / 3 }],
    light: spots.map(({ x, y, size }) =>
      shard(`${x},${y - size * 1.6} ${x + size},${y} ${x},${y + size * 1.6} ${x - size},${y}`),
    ),
  };
});

export const loot = wide({ hue: 38, saturation: 84, light: 100 }, [
  ...beams,
  lining,
  lid,
  breath,
  hoard,
  chest,
  heap,
  ...glints('glints', SHINING, 4),
  ...dust,
]);
