import { blob, disc, limb, type Shape } from '../../drawing/shapes';
import type { Floor } from '../../places/layer';
import { both, branches, FRAME, ground, lines, opening, stalk } from '../../places/pieces';
import { bird, bubbles, cloud, eyes, gleams } from './life';
import { angler, arms, hull, masts, shoal, suckers, weed } from './reefLife';

const waves = (y: number, height: number): Shape =>
  blob(
    `-30,940! ${Array.from({ length: 12 }, (_, at) => `${-30 + at * 151},${y} ${30 + at * 151},${y - height} ${84 + at * 151},${y - height * 0.5}! ${70 + at * 151},${y - height * 0.2}`).join(' ')} 1630,940!`,
  );

/** The moon on the water. */
const GLEAMS = [
  [800, 640, 12],
  [440, 690, 14],
  [1140, 670, 14],
  [470, 730, 12],
  [812, 726, 14],
  [1120, 730, 14],
  [620, 760, 12],
  [980, 764, 12],
] as const;

/** A ship broke on the rocks before the grotto. */
const wreck: Floor = {
  glow: { hue: 178, saturation: 58, light: 100 },
  far: {
    ink: [
      blob('120,700! 150,560 200,430 260,400 300,470 330,600 350,700!'),
      blob('1240,700! 1260,540 1310,340 1370,300 1420,380 1460,560 1500,700!'),
      blob('1120,700! 1140,620 1170,560 1200,600 1216,700!'),
      waves(690, 26),
    ],
    light: [disc(1000, 200, [56, 56])],
    life: [
      masts,
      cloud('cloud-low', [[1080, 232, 1.1]]),
      cloud(
        'cloud-high',
        [
          [900, 160, 0.8],
          [1290, 170, 0.9],
        ],
        { from: 0.5, by: 7 },
      ),
      bird('gull', [1160, 120], { size: 0.5, by: 1.1, from: 0.2 }),
    ],
  },
  mid: {
    ink: [waves(790, 44), ground(830, 812, 836, 830, 840, 832, 836, 812, 830)],
    life: [hull, ...gleams('gleams', GLEAMS, { flat: true })],
  },
  near: {
    ink: [FRAME, ...both([blob('60,940! 70,760 130,690 210,700 250,770 320,800 360,880 380,940!'), disc(120, 690, [50, 44])])],
    cuts: [opening({ middle: [800, 430], reach: [740, 400], rough: 0.14, seed: 23, points: 17 }, false)],
  },
};

/** Weed as high as trees, and coral below it. */
const garden: Floor = {
  glow: { hue: 158, saturation: 66, light: 86 },
  far: {
    ink: [
      ...[90, 220, 350, 470, 590, 700, 910, 1030, 1150, 1270, 1390, 1520].map((x, at) =>
        stalk(x, [800, 40 + ((at * 67) % 220)], { width: 30, sway: 34, waves: 6 }),
      ),
      ground(720, 736, 716, 740, 720, 738, 716),
    ],
    life: [
      shoal(
        'shoal-left',
        [
          [700, 210],
          [760, 250],
          [680, 270],
          [740, 180],
        ],
        { by: -0.8, from: 0.35 },
      ),
      shoal(
        'shoal-right',
        [
          [1020, 180],
          [1090, 216],
          [1060, 150],
        ],
        { by: -1, from: 0.8 },
      ),
    ],
  },
  mid: {
    ink: [
      ...branches(520, 800, { length: 110, degrees: -8, width: 40, depth: 4, seed: 6 }),
      ...branches(1070, 806, { length: 120, degrees: 6, width: 42, depth: 4, seed: 15 }),
      ground(790, 776, 800, 810, 806, 812, 800, 776, 790),
      ...both([disc(640, 806, [46, 30]), disc(700, 816, [34, 22])]),
    ],
    life: [
      ...weed,
      bubbles('bubbles-low', [
        [798, 560, 10],
        [820, 500, 6],
        [440, 480, 8],
        [1140, 520, 9],
        [1150, 470, 5],
      ]),
      bubbles(
        'bubbles-high',
        [
          [800, 300, 8],
          [690, 290, 6],
          [910, 310, 9],
          [1130, 330, 6],
          [460, 320, 7],
        ],
        0.5,
      ),
    ],
  },
  near: {
    ink: [
      FRAME,
      ...both([...branches(150, 880, { length: 130, degrees: 16, width: 54, depth: 4, seed: 31 }), disc(300, 880, [90, 50])]),
    ],
    cuts: [opening({ middle: [800, 440], reach: [705, 388], rough: 0.17, seed: 29, points: 19 }, false)],
  },
};

const PLANKTON = [
  [1010, 200, 9],
  [440, 320, 8],
  [1150, 300, 8],
  [470, 420, 10],
  [800, 470, 9],
  [1140, 480, 9],
  [830, 380, 8],
  [1230, 190, 8],
] as const;

/** The trench: arms, eyes, and lights that are bait. */
const trench: Floor = {
  glow: { hue: 168, saturation: 78, light: 62 },
  far: {
    ink: [blob('800,940! 690,860 660,760 700,680 800,650 900,680 940,760 910,860'), ground(790, 800, 780, 790, 780, 800, 790)],
    life: [
      ...arms,
      {
        name: 'eyes',
        pivot: [800, 742],
        idle: [{ as: 'peer', from: 0.5 }],
        light: both([blob('716,740! 750,722 784,748! 750,762')]),
        cuts: both([disc(756, 742, [6, 13])]),
      },
    ],
  },
  mid: {
    ink: [
      ...lines(
        '240,940,150 230,700,130 330,520,100 380,350,76 300,210,54 210,230,36 210,310,20 260,320,0',
        '1380,940,150 1400,720,130 1290,560,100 1230,400,76 1300,250,54 1400,260,36 1410,340,20 1360,356,0',
      ),
      ground(810, 800, 822, 840, 836, 842, 822, 800, 810),
    ],
    marks: suckers([
      [262, 640, 20],
      [310, 540, 17],
      [360, 440, 14],
      [360, 330, 12],
      [1350, 660, 20],
      [1290, 560, 17],
      [1250, 470, 14],
      [1258, 360, 12],
    ]),
    life: [...angler, ...gleams('plankton', PLANKTON)],
  },
  near: {
    ink: [FRAME, ...both([limb('60,940,150 220,840,110 330,800,70 400,826,40 380,870,0')])],
    cuts: [opening({ middle: [800, 450], reach: [650, 370], rough: 0.2, seed: 37, points: 21 }, false)],
    life: [eyes('watcher', [1356, 140], { apart: 22, size: 0.9, from: 0.1 })],
  },
};

export const hydrasReef: readonly Floor[] = [wreck, garden, trench];
