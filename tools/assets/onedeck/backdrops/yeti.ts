import { blob, disc, limb, type Shape, shard } from '../../drawing/shapes';
import type { Floor } from '../../places/layer';
import type { LivingPart } from '../../places/living';
import { both, crystal, FRAME, facet, ground, lines, opening, teeth } from '../../places/pieces';
import { bird, cloud, drop, eyes, falling, gleams, hanging } from './life';

/** A fir under snow, its foot at the point. */
function fir(x: number, y: number, size: number): readonly Shape[] {
  const tier = (low: number, high: number, half: number): Shape =>
    blob(
      `${x},${y - high * size}! ${x + half * 0.4 * size},${y - (low + (high - low) * 0.4) * size} ${x + half * size},${y - low * size}! ${x + half * 0.4 * size},${y - (low + 8) * size} ${x},${y - (low - 6) * size} ${x - half * 0.4 * size},${y - (low + 8) * size} ${x - half * size},${y - low * size}! ${x - half * 0.4 * size},${y - (low + (high - low) * 0.4) * size}`,
    );
  return [
    tier(20, 130, 64),
    tier(80, 190, 50),
    tier(140, 250, 34),
    shard(`${x - 9 * size},${y} ${x + 9 * size},${y} ${x + 7 * size},${y - 40 * size} ${x - 7 * size},${y - 40 * size}`),
  ];
}

const STARS = [
  [960, 130, 9],
  [1060, 190, 7],
  [1180, 150, 9],
  [1290, 220, 7],
  [1380, 250, 8],
  [680, 150, 8],
  [640, 230, 7],
  [450, 260, 8],
] as const;
const SNOW = [
  660, 790, 900, 1010, 1120, 1230, 1340, 1440, 440, 820, 1150, 300, 700, 760, 850, 960, 1060, 1170, 1280, 1400, 470, 800, 1130,
  360,
].map((x, at) => [x, 130 + ((at * 83) % 330), 2.5 + (at % 3)] as const);

const swaying = (
  name: string,
  pivot: readonly [number, number],
  { ink, from }: { readonly ink: readonly Shape[]; readonly from: number },
): LivingPart => ({
  name,
  pivot,
  idle: [{ as: 'sway', by: 0.6, from }],
  ink,
});

/** Peaks and a low moon, seen from the mouth of the cavern. */
const mouth: Floor = {
  glow: { hue: 206, saturation: 62, light: 104 },
  far: {
    ink: [
      shard(
        '-30,660 120,520 210,570 380,330 440,400 500,340 640,540 720,470 800,540 900,420 960,480 1100,250 1170,340 1220,300 1400,540 1480,480 1630,620 1630,940 -30,940',
      ),
    ],
    marks: [
      shard('380,330 344,380 372,400 390,380 410,420 440,400'),
      shard('1100,250 1056,318 1086,340 1110,316 1132,360 1170,340'),
      shard('500,340 484,370 500,384 516,372 536,394'),
      shard('900,420 876,452 900,462 926,448'),
    ],
    light: [disc(800, 210, [70, 70])],
    life: [
      cloud('cloud', [[870, 244, 1.1]]),
      bird('bird', [1040, 180], { size: 0.5, by: 1.2, from: 0.3 }),
      ...gleams('stars', STARS),
    ],
  },
  mid: {
    ink: [...fir(180, 790, 1.3), ...fir(1420, 790, 1.2), ground(740, 730, 760, 780, 770, 784, 776, 740, 730, 750)],
    marks: lines('60,756,0 220,736,9 420,776,0', '1180,776,0 1340,734,9 1520,752,0', '700,786,0 820,780,7 940,790,0'),
    life: [
      swaying('firs-left', [340, 775], { ink: [...fir(300, 765, 1.7), ...fir(430, 775, 1)], from: 0 }),
      swaying('firs-right', [1240, 775], { ink: [...fir(1290, 775, 1.8), ...fir(1150, 769, 0.9)], from: 0.4 }),
      falling('snow-1', SNOW.slice(0, 12), { by: 2.6 }),
      falling('snow-2', SNOW.slice(12), { by: 2.6, from: 0.5 }),
    ],
  },
  near: {
    ink: [FRAME, ...teeth([140, 1460], 70, { count: 22, length: [50, 210], seed: 31 })],
    cuts: [opening({ middle: [800, 440], reach: [760, 396], rough: 0.06, seed: 3, points: 22 }, false)],
  },
};

const ICE = [
  [250, 150],
  [520, 90],
  [1100, 100],
  [1350, 160],
] as const;

const ICE_GLEAMS = [
  [640, 210, 15],
  [1110, 260, 18],
  [1340, 170, 16],
  [470, 330, 18],
  [880, 190, 14],
  [1250, 250, 14],
  [740, 160, 13],
  [1136, 440, 16],
  [500, 540, 16],
] as const;

/** Light that goes down in the ice. */
const shimmer = (name: string, x: number, from: number): LivingPart => ({
  name,
  pivot: [x, 240],
  idle: [{ as: 'drip', by: 2.2, from }],
  marks: [limb(`${x},60,0 ${x - 6},200,10 ${x - 3},380,0`), limb(`${x + 16},140,0 ${x + 12},240,6 ${x + 14},330,0`)],
  light: [limb(`${x - 2},150,0 ${x - 5},210,4 ${x - 3},280,0`)],
});

/** Pillars of ice from the roof to the frozen water. */
const columns: Floor = {
  glow: { hue: 198, saturation: 74, light: 88 },
  far: {
    ink: [
      ...teeth([0, 1600], 120, { count: 26, length: [60, 330], seed: 5 }),
      shard('-30,-30 1630,-30 1630,140 -30,140'),
      ground(690, 700, 688, 702, 690, 700, 690),
      ...teeth([60, 1540], 700, { count: 16, length: [-150, -40], seed: 16 }),
    ],
    marks: lines('500,720,0 700,730,6 900,720,0', '820,760,0 1000,768,7 1200,758,0', '400,780,0 560,786,6 740,780,0'),
  },
  mid: {
    ink: [
      ...ICE.map(([x, wide]) =>
        blob(
          `${x - wide},-30! ${x - wide * 0.5},140 ${x - wide * 0.24},380 ${x - wide * 0.3},560 ${x - wide * 0.8},820! ${x + wide * 0.8},820! ${x + wide * 0.3},560 ${x + wide * 0.22},380 ${x + wide * 0.5},140 ${x + wide},-30!`,
        ),
      ),
      ...teeth([560, 1060], -10, { count: 7, length: [80, 220], seed: 18 }),
      ground(790, 770, 784, 800, 806, 800, 784, 770, 790),
    ],
    marks: ICE.flatMap(([x, wide]) =>
      lines(
        `${x - wide * 0.4},20,0 ${x - wide * 0.06},380,${wide * 0.1} ${x - wide * 0.3},760,0`,
        `${x + wide * 0.3},40,0 ${x + wide * 0.1},340,${wide * 0.06} ${x + wide * 0.2},640,0`,
      ),
    ),
    life: [
      ...gleams('gleams', ICE_GLEAMS, { among: 3 }),
      shimmer('shimmer-left', 512, 0),
      shimmer('shimmer-right', 1104, 0.5),
      drop('drop-left', [792, 236], { from: 0.2 }),
      drop('drop-right', [960, 220], { from: 0.7 }),
      falling('powder', SNOW.slice(0, 10), { by: 1.4 }),
    ],
  },
  near: {
    ink: [
      FRAME,
      ...teeth([160, 1440], 90, { count: 18, length: [70, 240], seed: 44 }),
      ...teeth([120, 1480], 850, { count: 12, length: [-110, -30], seed: 7 }),
    ],
    cuts: [opening({ middle: [800, 450], reach: [710, 384], rough: 0.07, seed: 9, points: 24 }, false)],
  },
};

const LODES = [
  { x: 330, y: 800, length: 430, width: 130, degrees: 18 },
  { x: 230, y: 800, length: 300, width: 110, degrees: -8 },
  { x: 450, y: 810, length: 240, width: 90, degrees: 34 },
  { x: 1290, y: 800, length: 480, width: 140, degrees: -16 },
  { x: 1400, y: 800, length: 320, width: 110, degrees: 10 },
  { x: 1160, y: 810, length: 230, width: 86, degrees: -36 },
  { x: 420, y: 40, length: 260, width: 110, degrees: 168 },
  { x: 1180, y: 40, length: 300, width: 110, degrees: 194 },
];
const FAR_LODES = [
  { x: 560, y: 760, length: 330, width: 90, degrees: -14 },
  { x: 680, y: 770, length: 220, width: 70, degrees: 12 },
  { x: 1000, y: 760, length: 360, width: 96, degrees: 12 },
  { x: 900, y: 770, length: 200, width: 66, degrees: -16 },
  { x: 800, y: 30, length: 300, width: 120, degrees: 180 },
  { x: 640, y: 30, length: 220, width: 90, degrees: 164 },
  { x: 960, y: 30, length: 220, width: 90, degrees: 196 },
];

const LODE_GLEAMS = [
  [800, 310, 20],
  [1130, 300, 16],
  [620, 220, 15],
  [460, 250, 18],
  [980, 200, 15],
  [1290, 330, 18],
  [480, 420, 16],
  [1100, 560, 16],
  [820, 420, 14],
] as const;

/** What it has hung up: ribs on a rope. */
const MEAT = {
  ink: [
    limb('1060,-40,5 1062,60,5 1060,180,5'),
    limb('1060,174,12 1066,230,11 1058,300,6'),
    ...[0, 1, 2, 3].flatMap((rib) =>
      [-1, 1].map((side) =>
        limb(
          `1062,${196 + rib * 24},7 ${1062 + side * (34 - rib * 3)},${196 + rib * 26},6 ${1062 + side * (30 - rib * 4)},${226 + rib * 25},0`,
        ),
      ),
    ),
  ],
};

/** Its larder: blades of ice from every side, and one who came before. */
const larder: Floor = {
  glow: { hue: 218, saturation: 70, light: 70 },
  far: {
    ink: [...FAR_LODES.map((one) => crystal(one.x, one.y, one)), ground(740, 730, 746, 730, 744, 730, 740)],
    marks: FAR_LODES.map((one) => facet(one.x, one.y, one)),
  },
  mid: {
    ink: [...LODES.map((one) => crystal(one.x, one.y, one)), ground(790, 776, 790, 810, 816, 810, 790, 776, 790)],
    // A traveller in the ice.
    cuts: [disc(1258, 470, [20, 24]), blob('1240,500 1276,496 1290,540 1284,620 1276,690 1240,700 1236,620 1228,550')],
    marks: LODES.map((one) => facet(one.x, one.y, one)),
    life: [
      ...gleams('gleams', LODE_GLEAMS, { among: 3 }),
      eyes('traveller', [1258, 470], { apart: 9, size: 0.42, from: 0.5 }),
      hanging('meat', [1060, -30], { ...MEAT, by: 0.45 }),
      drop('drop', [474, 296], { from: 0.4 }),
      drop('drop-far', [1252, 330], { from: 0.9 }),
    ],
  },
  near: {
    ink: [
      FRAME,
      ...teeth([200, 1400], 110, { count: 14, length: [90, 260], seed: 51 }),
      ...both([
        crystal(150, 700, { length: 330, width: 120, degrees: 52 }),
        crystal(120, 420, { length: 260, width: 100, degrees: 84 }),
        crystal(160, 860, { length: 260, width: 100, degrees: 24 }),
      ]),
    ],
    cuts: [opening({ middle: [800, 456], reach: [660, 372], rough: 0.1, seed: 13, points: 22 }, true)],
    life: [eyes('watcher', [1356, 124], { apart: 28, size: 1.1, from: 0.15 })],
  },
};

export const yetisCavern: readonly Floor[] = [mouth, columns, larder];
