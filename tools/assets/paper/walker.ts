import { type Figure, type Part, remade } from '../drawing/figure';
import { placed } from '../drawing/limbs';
import { blob, disc, limb, lines, moved, type Shape, shard, turned } from '../drawing/shapes';

const SIDE = 576;
const HIP = { x: 262, y: 420 };

interface Step {
  readonly at: readonly [number, number];
  readonly degrees: number;
}

/** Where the boots stand, how high the body rides over them, and how far what hangs swings behind the step. */
interface Pose {
  readonly near: Step;
  readonly far: Step;
  readonly rise: number;
  readonly swing: number;
}

const POSES: Readonly<Record<string, Pose>> = {
  stand: { near: { at: [240, 536], degrees: 0 }, far: { at: [322, 532], degrees: 0 }, rise: 0, swing: 0 },
  'walk-1': { near: { at: [192, 530], degrees: 16 }, far: { at: [358, 520], degrees: -26 }, rise: 6, swing: -4 },
  'walk-2': { near: { at: [252, 536], degrees: 0 }, far: { at: [346, 502], degrees: -38 }, rise: -6, swing: 2 },
  'walk-3': { near: { at: [352, 522], degrees: -26 }, far: { at: [204, 526], degrees: 16 }, rise: 6, swing: 5 },
  'walk-4': { near: { at: [318, 504], degrees: -34 }, far: { at: [262, 532], degrees: 0 }, rise: -6, swing: -1 },
};

const BOOT = [
  blob('-19,-66! 19,-66! 20,-30 22,2! -14,4 -50,4! -52,-8 -36,-18 -20,-24 -18,-40'),
  shard('-24,-70 24,-70 22,-58 -22,-58'),
];

/** A leg from under the hem to its boot. */
function leg(name: string, { at: [x, y], degrees }: Step): Part {
  const top = { x: x + Math.sin((degrees * Math.PI) / 180) * 58, y: y - Math.cos((degrees * Math.PI) / 180) * 58 };
  const knee = { x: (HIP.x + top.x) / 2 - 14, y: (HIP.y + top.y) / 2 + 10 };
  return {
    name,
    on: 'body',
    pivot: [HIP.x, HIP.y],
    ink: [limb(`${HIP.x},${HIP.y},52 ${knee.x},${knee.y},44 ${top.x},${top.y},34`), ...placed(BOOT, { at: [x, y], degrees })],
  };
}

const body: Part = {
  name: 'body',
  pivot: [270, 540],
  idle: [{ as: 'breathe', by: 0.8 }],
  ink: [
    blob(
      '206,38! 228,20 262,24 290,42 312,50 338,46! 334,68 318,84 300,92! 312,128 338,152 352,188 360,232 374,306 406,374 452,448! 424,440 404,454! 380,472 352,464! 326,484 296,472! 264,488 238,476! 222,482 204,482! 196,420 188,350 180,288! 172,230 176,180 196,144! 178,126 176,92 190,62',
    ),
  ],
  marks: [
    blob('200,64! 191,92 192,116 204,134 214,146 230,146 240,138! 224,128 215,108 221,84'),
    ...lines(
      '238,178,0 252,300,8 244,446,0',
      '288,170,0 320,300,8 352,440,0',
      '200,200,0 212,330,7 222,452,0',
      '330,200,0 350,310,7 396,400,0',
      '236,40,0 276,52,7 300,80,0',
    ),
  ],
};

const scarf: Part = {
  name: 'scarf',
  on: 'body',
  pivot: [288, 120],
  idle: [
    { as: 'sway', by: 2.4, from: 0.1 },
    { as: 'snap', by: 0.3, from: 0.5 },
  ],
  ink: [
    blob('280,96! 316,90 338,108 368,100 402,92 426,104 454,90 492,92! 470,112 440,130 410,124 378,134 344,146 318,136 284,144!'),
    blob('280,122! 314,128 330,150 358,150 384,152 400,166 434,160! 414,184 386,188 364,172 340,172 316,170 302,156 280,150!'),
  ],
  marks: lines('300,118,0 350,122,6 400,110,0', '304,144,0 330,160,6 366,162,0'),
};

const arm: Part = {
  name: 'arm',
  on: 'body',
  pivot: [196, 170],
  idle: [{ as: 'sway', by: 1.2, from: 0.4 }],
  ink: [
    blob(
      '212,140! 180,170 156,192 128,206 104,210! 80,200 60,204 52,214 62,224! 86,246 106,258 126,264! 130,300 146,330! 164,320 180,290 206,262!',
    ),
  ],
  marks: lines('190,170,0 160,206,8 118,222,0', '196,230,0 170,256,8 144,300,0', '60,212,0 72,216,5 84,212,0'),
};

const lantern: Part = {
  name: 'lantern',
  on: 'arm',
  pivot: [62, 216],
  idle: [{ as: 'swing', by: 0.8 }],
  ink: [
    disc(62, 232, [14, 14]),
    blob('36,270! 44,256 54,246 70,246 80,256 88,270!'),
    shard('30,268 94,268 90,278 34,278'),
    ...lines('38,276,8 28,304,8 36,336,8', '86,276,8 96,304,8 88,336,8'),
    shard('32,332 92,332 98,350 26,350'),
  ],
  cuts: [disc(62, 233, [8, 8])],
};
const flame: Part = {
  name: 'flame',
  on: 'lantern',
  pivot: [62, 332],
  idle: [{ as: 'flicker' }],
  shine: [{ at: [62, 306], reach: 130 }],
  light: [blob('62,280! 76,300 78,318 68,331 56,331 46,318 50,300')],
};

/** The same wanderer as on the title, who goes to the left. */
function walker({ near, far, rise, swing }: Pose): Figure {
  const ridden = (shape: Shape): Shape => moved(shape, 0, rise);
  const swung =
    (x: number, y: number, degrees: number) =>
    (shape: Shape): Shape =>
      moved(turned(shape, { x, y }, { degrees }), 0, rise);
  const parts = [
    leg('leg-far', far),
    ...remade([scarf], swung(288, 120, swing * 1.4)),
    leg('leg-near', near),
    ...remade([body], ridden),
    ...remade([flame, lantern], swung(62, 216, swing)),
    ...remade([arm], ridden),
  ];
  return { width: SIDE, height: SIDE, parts: remade(parts, (shape) => moved(shape, 72, 22)) };
}

export const WALKER: Readonly<Record<string, Figure>> = Object.fromEntries(
  Object.entries(POSES).map(([name, pose]) => [name, walker(pose)]),
);
