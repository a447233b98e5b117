import type { Part } from '../../drawing/figure';
import { blob, disc, limb, moved, type Shape, shard, turned } from '../../drawing/shapes';
import { lantern } from './lantern';
import { wide } from './wide';

const STEPS = Array.from({ length: 13 }, (_, at) => ({ x: 60 + at * 62, y: 250 + at * 34 }));

const flight: Part = {
  name: 'steps',
  pivot: [480, 720],
  ink: [
    shard(
      `-330,228 -250,236 -160,226 -80,240 0,232 60,250 ${STEPS.map(({ x, y }) => `${x},${y} ${x + 62},${y}`).join(' ')} 940,690 1060,698 1180,690 1300,700 1300,760 -330,760`,
    ),
  ],
  marks: STEPS.map(({ x, y }) => limb(`${x + 4},${y + 9},0 ${x + 30},${y + 7},6 ${x + 60},${y + 9},0`)),
};

const pillar = (x: number, width: number): readonly Shape[] => [
  shard(`${x - width / 2},60 ${x + width / 2},60 ${x + width * 0.42},720 ${x - width * 0.42},720`),
];

const vault = (at: string): Shape => blob(`-340,-40! -340,${at} 1320,-40!`);

/** Far below something burns. */
const deep: Part = {
  name: 'deep',
  pivot: [820, 560],
  depth: 0.3,
  idle: [{ as: 'glow', by: 1.1 }],
  shine: [{ at: [820, 560], reach: 420 }],
};

const far: Part = {
  name: 'far',
  pivot: [480, 0],
  depth: 0.35,
  skin: [
    ...[-180, 70, 320, 560, 790, 1010, 1220].flatMap((x, at) => pillar(x, 66 - at * 4)),
    vault(
      '120 -250,90 -196,150! -160,150! -110,70 -30,60 48,140! 90,140! 140,70 220,60 296,130! 340,130! 390,60 470,60 540,124! 580,124! 630,60 700,60 770,120! 808,120! 850,64 920,60 992,116! 1026,116! 1080,60 1150,60 1206,110! 1240,110! 1290,70 1320,60!',
    ),
  ],
};

const hall: Part = {
  name: 'hall',
  pivot: [480, 0],
  depth: 0.65,
  skin: [
    ...pillar(-60, 100),
    ...pillar(250, 84),
    ...pillar(560, 68),
    ...pillar(840, 56),
    ...pillar(1090, 44),
    blob(
      '-340,-40! -340,60 -220,30 -120,80 -104,140! -16,140! 0,80 100,20 190,60 212,130! 290,130! 312,64 400,10 500,44 530,110! 592,110! 610,50 690,0 780,30 814,90! 868,90! 890,40 960,0 1040,30 1070,76! 1112,76! 1140,30 1220,10 1320,40! 1320,-40!',
    ),
  ],
};

/** A wanderer who goes down to the right, standing on the origin. */
const WANDERER: readonly Shape[] = [
  blob('-24,-150 -20,-180 -2,-202 26,-208 48,-190! 38,-184 40,-164 26,-142 -4,-136'),
  blob('-12,-146 18,-144 38,-116 40,-64 52,-14! 20,-24 0,-12 -30,-22 -60,-8! -48,-64 -36,-116'),
  limb('-16,-30,22 -22,-10,18 -18,2,16'),
  limb('20,-30,22 28,-6,18 32,14,16'),
];
const put = (x: number, y: number, scale: number): readonly Shape[] =>
  WANDERER.map((shape) => moved(turned(shape, { x: 0, y: 0 }, { scale }), x, y));

/** The one with the spear comes last, the one with the pack before, and the light goes first. */
const last: Part = {
  name: 'last',
  pivot: [214, 322],
  idle: [{ as: 'breathe', by: 1.2 }],
  ink: [
    ...put(214, 320, 1),
    limb('232,220,12 262,240,10 274,236,8'),
    limb('270,140,8 276,240,8 284,350,8'),
    shard('262,142 272,110 282,142'),
  ],
  marks: [limb('204,200,0 196,250,7 186,296,0')],
};
const packed: Part = {
  name: 'packed',
  pivot: [400, 424],
  idle: [{ as: 'breathe', by: 1.2, from: 0.4 }],
  ink: [...put(400, 422, 1.06), blob('352,300 376,290 392,320 388,360 366,376 346,350'), limb('350,290,7 372,330,7 396,380,7')],
  marks: [limb('392,296,0 386,350,7 374,398,0')],
};
const first: Part = {
  name: 'first',
  pivot: [606, 526],
  idle: [{ as: 'breathe', by: 1.2, from: 0.7 }],
  ink: [...put(606, 524, 1.1), limb('622,406,20 664,392,16 700,356,13'), disc(702, 350, [11, 11])],
  marks: [limb('598,390,0 590,450,7 580,500,0')],
};

const HAND = { x: 704, y: 350, scale: 0.72 } as const;
const { ink, cuts, light } = lantern(HAND);
const lamp: Part = {
  name: 'lantern',
  pivot: [HAND.x, HAND.y],
  on: 'first',
  idle: [{ as: 'swing', by: 1.2 }],
  ink,
  cuts,
};
const fire: Part = {
  name: 'fire',
  pivot: [HAND.x, 424],
  on: 'lantern',
  idle: [{ as: 'flicker', by: 0.5 }],
  shine: [{ at: [HAND.x, 420], reach: 230 }],
  light,
};

const front: Part = {
  name: 'front',
  pivot: [480, 720],
  depth: 1.35,
  ink: [
    blob('-340,760! -340,420 -300,330! -270,440 -230,500! -200,420! -170,540 -110,600 -20,650 90,690 200,720 260,760!'),
    blob('760,760! 850,730 960,720 1040,680! 1070,560! 1100,650 1150,620! 1180,480! 1220,610 1270,560 1320,540! 1320,760!'),
  ],
  marks: ['-298,360,0 -290,450,8 -272,520,0', '1182,510,0 1190,580,8 1204,640,0'].map(limb),
};

export const descend = wide({ hue: 26, saturation: 72, light: 100 }, [
  deep,
  far,
  hall,
  fire,
  flight,
  last,
  packed,
  first,
  lamp,
  front,
]);
