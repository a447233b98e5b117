import type { Part } from '../../drawing/figure';
import { blob, limb, moved, type Shape, shard, turned } from '../../drawing/shapes';

/** Mountains behind mountains, in the first light. */
export const far: Part = {
  name: 'far',
  pivot: [480, 720],
  depth: 0.3,
  skin: [
    blob(
      '-330,760! -330,470! -270,430 -220,390! -190,420 -150,450! -90,470 -40,430! 10,470 60,450! 120,490 190,440! 240,400 262,372! 290,410 340,452! 400,480 470,500! 540,470 600,440! 640,470 690,452! 730,410 760,376! 790,408 830,436! 890,470 940,440! 990,400 1020,384! 1060,430 1120,470! 1180,440 1230,410! 1270,440 1300,460! 1300,760!',
    ),
  ],
  marks: [
    '-222,394,0 -214,440,9 -236,474,0',
    '262,378,0 270,424,9 248,470,0',
    '760,382,0 770,430,9 744,470,0',
    '1020,390,0 1030,430,8 1010,462,0',
  ].map(limb),
};

const bird = (x: number, y: number, scale: number): readonly Shape[] =>
  [limb('-30,-12,0 -14,-12,6 0,2,7'), limb('0,2,7 16,-14,6 32,-8,0')].map((shape) =>
    moved(turned(shape, { x: 0, y: 0 }, { scale }), x, y),
  );
export const birds = (
  [
    [
      [300, 250, 0.9],
      [352, 226, 0.7],
      [244, 222, 0.6],
    ],
    [
      [742, 270, 0.8],
      [796, 300, 0.6],
      [820, 252, 0.5],
    ],
  ] as const
).map(
  (flock, at): Part => ({
    name: `birds-${at + 1}`,
    pivot: [flock[0][0], flock[0][1]],
    depth: 0.4,
    idle: [
      { as: 'drift', by: 2.6, from: at * 0.4 },
      { as: 'hover', by: 0.9, from: at * 0.3 },
    ],
    ink: flock.flatMap(([x, y, scale]) => bird(x, y, scale)),
  }),
);

/** How wide it is, and how high up, from its foot: branches and the notches above them. */
const BRANCHES = [
  [0.1, 0],
  [1, 0.1],
  [0.42, 0.36],
  [0.76, 0.35],
  [0.3, 0.62],
  [0.5, 0.61],
] as const;
const pine = (x: number, foot: number, high: number): Shape => {
  const side = (sign: 1 | -1): readonly string[] =>
    BRANCHES.map(([out, up]) => `${x + sign * out * high * 0.24},${foot - up * high}`);
  return shard([...side(1), `${x},${foot - high}`, ...side(-1).toReversed()].join(' '));
};

/** Woods on the hills this side of them. */
export const woods: Part = {
  name: 'woods',
  pivot: [480, 720],
  depth: 0.6,
  skin: [
    blob(
      '-330,760! -330,590 -240,560 -120,540 0,560 110,600 230,620 360,640 480,644 600,640 720,616 840,580 960,548 1080,540 1200,566 1300,590! 1300,760!',
    ),
    ...(
      [
        [-290, 592, 110],
        [-240, 576, 150],
        [-196, 566, 120],
        [-150, 560, 170],
        [-96, 556, 130],
        [-50, 560, 160],
        [-2, 572, 120],
        [44, 590, 150],
        [92, 606, 110],
        [140, 616, 130],
        [800, 604, 120],
        [846, 592, 150],
        [892, 580, 120],
        [940, 566, 170],
        [990, 560, 130],
        [1040, 556, 160],
        [1094, 556, 120],
        [1150, 566, 160],
        [1206, 580, 130],
        [1256, 592, 150],
      ] as const
    ).map(([x, foot, high]) => pine(x, foot, high)),
  ],
};

/** What the light does not reach any more. */
export const front: Part = {
  name: 'front',
  pivot: [480, 720],
  depth: 1.3,
  ink: [
    blob('-340,760! -340,640 -290,600 -230,616 -180,660 -90,690 20,700 90,726 150,760!'),
    blob('800,760! 870,722 960,700 1060,690 1130,650 1190,604 1260,596 1320,640 1320,760!'),
    blob('330,760! 360,728 420,712 480,720 560,716 620,732 660,760!'),
    ...[-210, -150, -60, 30, 420, 560, 930, 1010, 1090, 1180].flatMap((x, at) => [
      limb(`${x},740,7 ${x + 6},690,5 ${x + 18 + (at % 3) * 5},${630 + (at % 4) * 16},0`),
      limb(`${x + 8},740,7 ${x - 2},700,5 ${x - 14},${660 + (at % 3) * 12},0`),
    ]),
  ],
};
