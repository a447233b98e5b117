import type { Part } from '../../drawing/figure';
import { along } from '../../drawing/limbs';
import { blob, disc, furred, limb, lines, type Shape, shard } from '../../drawing/shapes';
import { crested } from '../crested';
import type { Boss } from './boss';

/** What she has spun between the walls. */
const web: Part = {
  name: 'web',
  idle: [{ as: 'sway', by: 0.25 }],
  pivot: [560, 300],
  marks: lines(
    '560,300,4 300,120,3 60,-20,2',
    '560,300,4 280,330,3 -10,380,2',
    '560,300,4 460,120,3 400,-20,2',
    '560,300,4 760,140,3 980,20,2',
    '560,300,4 800,330,3 980,380,2',
    '250,84,3 300,160,3 276,330,3',
    '120,20,3 180,180,3 130,350,3',
    '425,50,3 340,70,3 250,84,3',
    '425,50,3 560,96,3 700,186,3',
    '700,186,3 728,250,3 736,322,3',
    '860,92,3 884,210,3 880,350,3',
  ),
};

const thread: Part = {
  name: 'thread',
  idle: [{ as: 'swing', by: 0.5 }],
  pivot: [176, 0],
  ink: [
    limb('176,-10,5 178,120,5 176,250,6'),
    // Somebody of whom little is left.
    blob('176,236! 206,262 224,320 228,400 214,480 190,540 174,566! 156,540 134,480 124,400 130,320 148,262!'),
  ],
  marks: [
    ...lines(
      '144,290,0 176,312,8 212,296,0',
      '132,336,0 176,364,9 222,340,0',
      '128,388,0 178,414,9 226,388,0',
      '130,436,0 178,462,9 222,434,0',
      '142,490,0 178,510,8 208,484,0',
    ),
    disc(176, 340, [30, 36]),
  ],
};

interface Leg {
  readonly name: string;
  readonly spine: string;
  readonly by: number;
  readonly from: number;
}

const LEGS: readonly Leg[] = [
  { name: 'leg-far-left', spine: '520,380,40 420,200,34 330,96,40 296,150,26 262,300,14 240,420,0', by: 0.9, from: 0.1 },
  { name: 'leg-far-right', spine: '640,360,40 740,180,34 836,70,40 876,130,26 912,280,14 944,420,0', by: -0.9, from: 0.4 },
  { name: 'leg-back-left', spine: '520,400,42 380,300,36 270,236,44 214,300,28 130,480,16 70,640,0', by: 1.1, from: 0.7 },
  { name: 'leg-back-right', spine: '640,400,42 760,310,36 868,250,44 906,320,28 940,500,16 950,690,0', by: -1.1, from: 0.2 },
];
const NEAR_LEGS: readonly Leg[] = [
  { name: 'leg-near-left', spine: '510,450,46 400,420,40 296,400,48 250,470,30 210,600,18 196,730,0', by: 0.8, from: 0.5 },
  { name: 'leg-near-right', spine: '640,450,46 740,430,40 836,420,48 862,490,30 870,620,18 846,740,0', by: -0.8, from: 0.9 },
  { name: 'leg-front-left', spine: '530,480,46 450,520,40 376,540,46 352,600,30 352,680,18 334,740,0', by: 0.6, from: 0.3 },
  { name: 'leg-front-right', spine: '620,480,46 690,530,40 756,560,46 770,620,30 752,690,18 756,740,0', by: -0.6, from: 0.6 },
];

/** A leg with hooks along its shin. */
function legged({ name, spine, by, from }: Leg): Part {
  const joints = spine.split(' ').map((joint) => joint.split(',').map(Number));
  const [hip = [], , knee = [], shin = [], foot = []] = joints;
  const [x = 0, y = 0] = hip;
  const bare = [knee, shin, foot].map(([px, py]) => `${px},${py}`).join(' ');
  const away = by > 0 ? -1 : 1;
  const hooks = along(bare, 6).slice(1, -1);
  return {
    name,
    idle: [{ as: 'sway', by, from }],
    pivot: [x, y],
    ink: [limb(spine), ...hooks.map((at) => shard(`${at.x},${at.y - 10} ${at.x + 26 * away},${at.y - 14} ${at.x},${at.y + 12}`))],
    marks: [
      limb(
        `${(x + (joints[1]?.[0] ?? 0)) / 2},${(y + (joints[1]?.[1] ?? 0)) / 2},0 ${joints[1]?.[0]},${joints[1]?.[1]},9 ${knee[0]},${(knee[1] ?? 0) + 4},0`,
      ),
    ],
  };
}

const coat = (skin: Shape, seed: number): Shape => furred(skin, { step: 26, length: 20, fall: { x: 0, y: 0.6 }, seed });

const abdomen: Part = {
  name: 'abdomen',
  idle: [{ as: 'breathe', by: 2 }],
  pivot: [580, 380],
  ink: [coat(blob('580,30 680,50 748,130 756,230 714,330 640,390 540,390 470,330 430,230 444,120 500,50'), 3)],
  cuts: [
    // The mark of her house: an hourglass, run out.
    shard('540,110 640,104 600,186 646,270 536,276 584,190'),
  ],
  marks: lines(
    '480,110,0 458,190,12 476,280,0',
    '700,110,0 730,190,12 706,290,0',
    '510,70,0 490,110,9 486,150,0',
    '660,70,0 684,104,9 692,140,0',
  ),
};

const body: Part = {
  name: 'body',
  idle: [{ as: 'breathe' }],
  pivot: [576, 520],
  ink: [coat(blob('576,330 640,350 684,410 676,480 630,530 576,546 520,530 474,480 470,410 512,350'), 8)],
  marks: lines('520,400,0 500,430,9 506,480,0', '632,400,0 654,432,9 646,480,0'),
};

const SPIKES = [
  '470,400 424,270 508,380',
  '500,386 486,236 548,372',
  '540,374 568,196 606,372',
  '598,372 656,232 650,386',
  '640,382 724,272 682,402',
];

const skull: Part = {
  name: 'head',
  idle: [
    { as: 'sway', by: 1, from: 0.5 },
    { as: 'hover', by: 0.4 },
  ],
  pivot: [576, 500],
  ink: [
    coat(blob('576,376 640,388 676,440 668,510 630,560 576,572 520,560 484,510 476,440 512,388'), 5),
    ...SPIKES.map(shard),
    blob('462,396! 520,372 576,366 632,372 690,396! 684,424 632,404 576,398 520,404 470,424!'),
  ],
  marks: [
    ...lines('500,470,0 524,458,9 552,474,0', '600,474,0 628,458,9 652,470,0'),
    ...[486, 516, 576, 632, 664].map((x, at) => disc(x, [404, 392, 386, 392, 406][at] ?? 0, [6, 6])),
  ],
};

const eyes: Part = {
  name: 'eyes',
  on: 'head',
  idle: [{ as: 'blink' }],
  pivot: [576, 470],
  light: [
    blob('516,474! 540,468 562,488! 552,508 528,504!'),
    blob('590,488! 614,468 638,472! 626,504 602,508!'),
    disc(502, 446, [9, 10]),
    disc(648, 444, [9, 10]),
    disc(548, 434, [8, 9]),
    disc(600, 434, [8, 9]),
    disc(524, 426, [5, 6]),
    disc(626, 424, [5, 6]),
  ],
};

const fang = (text: string, part: Pick<Part, 'name' | 'pivot'>, by: number): Part => ({
  ...part,
  on: 'head',
  idle: [{ as: 'bite', by, from: 0.2 }],
  ink: [limb(text)],
});
const fangLeft = fang('540,530,40 508,580,42 512,630,28 556,672,0', { name: 'fang-left', pivot: [540, 540] }, -1.2);
const fangRight = fang('612,530,40 646,582,42 640,634,28 594,680,0', { name: 'fang-right', pivot: [612, 540] }, 1.2);

const venom: Part = {
  name: 'venom',
  on: 'fang-left',
  idle: [{ as: 'drop' }],
  pivot: [556, 676],
  light: [blob('556,672! 563,688 561,698 556,702 551,698 549,688')],
};

export const weaver: Boss = {
  glow: { hue: 318, saturation: 62 },
  face: [576, 420],
  width: 960,
  height: 720,
  parts: [web, thread, ...LEGS.map(legged), abdomen, ...NEAR_LEGS.map(legged), body, fangLeft, fangRight, venom, skull, eyes],
  crest: crested(
    ...[
      '500,470,36 420,400,30 376,352,0',
      '500,500,36 410,490,30 356,520,0',
      '510,530,36 440,570,30 420,640,0',
      '650,470,36 730,400,30 780,352,0',
      '650,500,36 744,490,30 800,520,0',
      '640,530,36 712,570,30 730,640,0',
    ].map((text, at): Part => ({ name: `leg-${at}`, pivot: [576, 500], ink: [limb(text)] })),
    fangLeft,
    fangRight,
    skull,
    eyes,
  ),
};
