import type { Part } from '../../drawing/figure';
import { blob, disc, limb, mirrored, type Shape, shard } from '../../drawing/shapes';
import { flame } from './pieces';
import { wide } from './wide';

const MIDDLE = 480;
const pair = (shape: Shape): readonly Shape[] => [shape, mirrored(shape, MIDDLE)];
const SPRING = 330;

/** Stones about an arch, from its inner line outwards. */
const STONES = Array.from({ length: 11 }, (_, at): Shape => {
  const spot = (turn: number, far: number): string => {
    const angle = Math.PI + ((at + turn) / 11) * Math.PI;
    return [MIDDLE + Math.cos(angle) * far, SPRING + Math.sin(angle) * far].map(Math.round).join();
  };
  const rough = 244 + (at % 3) * 6;
  return shard(
    [spot(0.03, 182), spot(0.03, rough), spot(0.5, rough + 4), spot(0.97, rough), spot(0.97, 182), spot(0.5, 182)].join(' '),
  );
});

const ROWS = [0, 1, 2, 3, 4];
const jamb = (row: number): Shape => {
  const [top, bottom, out] = [334 + row * 78, 408 + row * 78, 232 - (row % 2) * 16];
  return shard(`${out},${top} ${out - 4},${bottom} 300,${bottom} 300,${top}`);
};

const arch: Part = {
  name: 'arch',
  pivot: [MIDDLE, 720],
  ink: [
    ...STONES,
    ...ROWS.flatMap((row) => pair(jamb(row))),
    shard('448,160 438,72 480,52 522,72 512,160 480,170'),
    // The rock that it is built into.
    ...pair(
      blob(
        '-340,-40! -340,760! 214,760! 222,690 206,600 214,520 200,440 210,360 196,300 206,240 232,190 264,146 300,110 340,82 400,56 484,46! 484,-40!',
      ),
    ),
  ],
  // The rock steps back from the light of the torches.
  cuts: [
    ...pair(
      blob(
        '150,250! 116,262 92,300 84,350 96,400 84,450 100,500 130,520 160,510 176,470 168,420 182,380 170,330 184,290 172,262',
      ),
    ),
  ],
  marks: [
    shard('468,94 480,80 492,94 488,128 480,142 472,128'),
    ...ROWS.flatMap((row) => pair(limb(`240,${350 + row * 78},0 264,${344 + row * 78},7 292,${352 + row * 78},0`))),
    ...pair(limb('60,180,0 110,150,9 190,150,0')),
    ...pair(limb('30,420,0 44,480,9 36,560,0')),
    ...pair(limb('110,580,0 150,600,9 190,590,0')),
    ...pair(limb('-60,300,0 -40,380,9 -50,470,0')),
  ],
};

/** The vault goes down with the steps: each of its ribs is lower and farther than the one before. */
const RIBS = [
  { half: 158, top: 214, foot: 690, depth: 0.86 },
  { half: 126, top: 300, foot: 668, depth: 0.72 },
  { half: 98, top: 374, foot: 646, depth: 0.58 },
  { half: 72, top: 436, foot: 624, depth: 0.46 },
] as const;
const round = (half: number, top: number, foot: number): string =>
  `${MIDDLE - half},${foot}! ${MIDDLE - half},${top + half} ${MIDDLE - half * 0.72},${top + half * 0.3} ${MIDDLE},${top} ${MIDDLE + half * 0.72},${top + half * 0.3} ${MIDDLE + half},${top + half} ${MIDDLE + half},${foot}!`;

const ribs = RIBS.map(({ half, top, foot, depth }, at): Part => {
  const out = half + 46;
  return {
    name: `rib-${at + 1}`,
    pivot: [MIDDLE, foot],
    depth,
    skin: [blob(round(out, top - 46, 760))],
    cuts: [blob(round(half, top, foot))],
  };
}).toReversed();

/** From where one stands down to where it burns: each step is narrower than the one before. */
const TREADS = Array.from({ length: 6 }, (_, at) => {
  const share = (at / 5) ** 0.8;
  return { y: 692 - share * 84, half: 184 - share * 114, high: 24 - share * 15 };
});
const steps: Part = {
  name: 'steps',
  pivot: [MIDDLE, 720],
  depth: 0.8,
  ink: [
    ...TREADS.map(({ y, half, high }) =>
      shard(
        `${MIDDLE - half},${y} ${MIDDLE + half},${y} ${MIDDLE + half + 8},${y + high * 0.78} ${MIDDLE - half - 8},${y + high * 0.78}`,
      ),
    ),
    shard('286,712 674,712 690,760 270,760'),
  ],
  marks: TREADS.slice(0, 4).map(({ y, half, high }, at) =>
    limb(
      `${MIDDLE - half + 14},${y + 4},0 ${MIDDLE + (at % 2 === 0 ? -30 : 24)},${y + 3},${high * 0.24} ${MIDDLE + half - 14},${y + 4},0`,
    ),
  ),
};

/** What burns at the foot of them. */
const depth: Part = {
  name: 'depth',
  pivot: [MIDDLE, 560],
  depth: 0.35,
  idle: [{ as: 'glow', by: 1.1 }],
  shine: [
    { at: [MIDDLE, 560], reach: 330 },
    { at: [MIDDLE, 570], reach: 170 },
    { at: [MIDDLE, 576], reach: 90 },
  ],
};

const torch: Part = {
  name: 'torches',
  pivot: [MIDDLE, 720],
  ink: [
    ...pair(limb('132,470,16 132,420,20 132,384,26')),
    ...pair(shard('108,392 156,392 150,372 114,372')),
    ...pair(shard('120,440 172,440 180,452 180,470 168,470 166,454 120,454')),
  ],
};

const fires = [
  flame('fire-1', [132, 376], { scale: 1.15, reach: 170 }),
  flame('fire-2', [828, 376], { scale: 1.15, reach: 170, from: 0.43 }),
];

/** Roots and chains that hang into the way. */
const front: Part = {
  name: 'front',
  pivot: [MIDDLE, 0],
  depth: 1.4,
  idle: [{ as: 'sway', by: 0.25 }],
  ink: [
    blob('-340,-40! -340,90 -250,70 -220,150! -190,60 -100,40 -60,110! -30,50 60,30 96,120! 120,40 220,20 280,10 300,-40!'),
    blob('660,-40! 690,16 760,20 800,90! 830,30 900,36 950,130! 980,50 1080,44 1120,140! 1150,60 1240,70 1320,110! 1320,-40!'),
  ],
};

const ground: Part = {
  name: 'ground',
  pivot: [MIDDLE, 720],
  depth: 1.25,
  ink: [
    blob('-340,760! -340,640 -240,620 -140,650 -60,640 30,668 110,660 180,690 250,716 290,760!'),
    blob('670,760! 710,716 780,690 850,660 930,670 1020,640 1110,652 1200,620 1320,640! 1320,760!'),
    // Somebody did not come back up.
    blob('90,676! 80,650 92,624 122,614 150,626 156,652! 148,660 144,682! 100,682!'),
    limb('170,690,10 210,676,9 250,690,10'),
    disc(168, 684, [8, 7]),
    disc(252, 684, [8, 7]),
    limb('800,690,8 828,600,9 840,548,9'),
    limb('806,590,8 858,602,8'),
  ],
  cuts: [disc(106, 654, [9, 8]), disc(134, 656, [8, 8])],
};

const boards: Part = {
  name: 'cover',
  pivot: [MIDDLE, 720],
  depth: 0.92,
  skin: [blob('302,340 320,250 380,180 480,152 580,180 640,250 658,340 658,730! 302,730!')],
  ink: [
    shard('262,286 700,350 704,412 258,350'),
    shard('250,470 712,396 716,458 256,534'),
    shard('258,548 706,566 702,630 262,612'),
    blob('290,730! 310,660 360,640 400,664 440,620 500,630 540,662 600,634 650,680 670,730!'),
  ],
  marks: [
    ...[
      '280,304,0 480,340,8 680,372,0',
      '276,500,0 480,464,8 690,430,0',
      '280,572,0 480,584,8 684,596,0',
      '330,690,0 380,676,8 420,690,0',
      '460,660,0 510,652,8 550,680,0',
    ].map((line) => limb(line)),
    ...pair(shard('280,316 290,306 300,316 290,326')),
    ...pair(shard('276,504 286,494 296,504 286,514')),
  ],
};

const LIGHT = { hue: 26, saturation: 72, light: 100 };
/** Whatever is down there looks up, and dust runs out of the vault. */
const eyes: Part = {
  name: 'eyes',
  pivot: [428, 401],
  depth: 0.7,
  idle: [{ as: 'blink' }, { as: 'drift', by: 0.6 }],
  light: [blob('392,398! 404,390 420,402! 406,409'), blob('466,404! 454,394 440,404! 452,411')],
};
const dust = ([0, 1] as const).map(
  (at): Part => ({
    name: `dust-${at + 1}`,
    pivot: [420 + at * 130, 330],
    depth: 0.9,
    idle: [{ as: 'drip', by: 1.4, from: at * 0.45 }],
    light: [0, 1, 2, 3, 4].map((one) =>
      disc(420 + at * 130 + ((one * 7) % 11), 290 + one * 19, [1.6 + (one % 2), 2.6 + (one % 3)]),
    ),
  }),
);

export const stairs = wide(LIGHT, [depth, ...ribs, steps, arch, torch, ...fires, ground, front]);
export const stairsCovered = wide(LIGHT, [...ribs, eyes, ...dust, boards, arch, torch, ground, front]);
