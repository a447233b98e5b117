import { blob, disc, limb, moved, type Shape, shard, turned } from '../../drawing/shapes';
import type { Floor } from '../../places/layer';
import { archway, both, chain, FRAME, ground, lines, pillar, skull } from '../../places/pieces';
import { bat, bird, drop, eyes, falling, fire, hanging, hangingBowl, sockets } from './life';

/** A stone with straight sides: how wide, how high. */
const block = (x: number, y: number, [width, height]: readonly [number, number]): Shape =>
  shard(`${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`);

/** A row of keys, as on Greek pots. */
const meander = (x: number, y: number, count: number): readonly Shape[] =>
  Array.from({ length: count }, (_, at) => {
    const left = x + at * 72;
    return shard(
      `${left},${y + 50} ${left},${y} ${left + 58},${y} ${left + 58},${y + 40} ${left + 22},${y + 40} ${left + 22},${y + 20} ${left + 34},${y + 20} ${left + 34},${y + 30} ${left + 48},${y + 30} ${left + 48},${y + 10} ${left + 10},${y + 10} ${left + 10},${y + 50}`,
    );
  });

/** A wall in courses of stone, without the joints. */
function courses(x: number, [top, bottom]: readonly [number, number], width: number): readonly Shape[] {
  const rows = Math.round((bottom - top) / 74);
  return Array.from({ length: rows }, (_, row) => {
    const cut = row % 2 === 0 ? width * 0.56 : width * 0.36;
    const y = top + row * 74;
    return [block(x, y, [cut - 5, 69]), block(x + cut, y, [width - cut, 69])];
  }).flat();
}

/** The gate: pillars, and a gable with a sign in it. */
const gate: Floor = {
  glow: { hue: 36, saturation: 76, light: 104 },
  far: {
    ink: [
      shard('330,260 800,70 1270,260'),
      block(340, 256, [920, 60]),
      ...[400, 560, 720, 880, 1040, 1200].flatMap((x) => pillar(x, [310, 700], 74)),
      block(300, 690, [1000, 30]),
      block(250, 716, [1100, 40]),
      ground(740, 746, 740, 748, 740, 746, 740),
    ],
    cuts: [disc(800, 196, [40, 36])],
    marks: [
      ...meander(470, 262, 9),
      ...both(
        lines(
          '386,340,0 386,520,7 386,670,0',
          '414,340,0 414,520,7 414,670,0',
          '546,340,0 546,520,7 546,670,0',
          '574,340,0 574,520,7 574,670,0',
        ),
      ),
    ],
    life: [
      { ...sockets('sign', [[800, 196]], { size: 22, idle: 'glow' }), light: [] },
      bird('bird', [1120, 130], { size: 0.42, by: -1.2, from: 0.1 }),
    ],
  },
  mid: {
    ink: [
      ...both([...courses(60, [120, 800], 240), block(50, 96, [270, 28]), limb('330,560,16 372,500,14 376,490,22')]),
      shard('1170,800 1180,690 1210,676 1240,700 1290,690 1300,800'),
      ground(800, 786, 800, 816, 820, 816, 800, 786, 800),
    ],
    life: [
      fire('torch-left', [376, 484], { size: 1.4 }),
      fire('torch-right', [1224, 484], { size: 1.4, from: 0.31 }),
      hangingBowl('bowl-left', [594, 330]),
      fire('fire-left', [594, 324], { size: 0.95, from: 0.6, on: 'bowl-left' }),
      hangingBowl('bowl-right', [1006, 330], { from: 0.45 }),
      fire('fire-right', [1006, 324], { size: 0.95, from: 0.15, on: 'bowl-right' }),
    ],
  },
  near: {
    ink: [FRAME],
    cuts: [
      shard(
        '70,850 70,120 150,120 150,70 1450,70 1450,120 1530,120 1530,850 1400,850 1400,836 1180,836 1180,852 420,852 420,836 200,836 200,850',
      ),
    ],
    marks: [...meander(190, 14, 17), ...both([0, 1, 2, 3, 4, 5, 6, 7].map((row) => block(16, 130 + row * 88, [42, 6])))],
  },
};

const nested = (at: number): readonly [Shape, Shape] => {
  const [half, top, bottom] = [560 - at * 120, 90 + at * 74, 820 - at * 52];
  const thick = 60 - at * 8;
  return [
    shard(`${800 - half},${top} ${800 + half},${top} ${800 + half},${bottom} ${800 - half},${bottom}`),
    shard(
      `${800 - half + thick},${top + thick} ${800 + half - thick},${top + thick} ${800 + half - thick},${bottom} ${800 - half + thick},${bottom}`,
    ),
  ];
};

const STAIR = Array.from({ length: 8 }, (_, at) => `${200 + at * 46},${700 - at * 44} ${246 + at * 46},${700 - at * 44}`).join(
  ' ',
);

const SAND = [
  [1010, 150, 3],
  [1018, 180, 2],
  [1008, 206, 3],
  [1016, 244, 2],
  [1012, 270, 3],
  [560, 230, 2],
  [568, 262, 3],
  [562, 300, 2],
] as const;

/** For those who did not find out. */
const CAGE = {
  ink: [
    ...chain(900, -20, 3).ink,
    shard('860,76 900,48 940,76 940,86 860,86'),
    shard('858,176 942,176 936,190 864,190'),
    ...lines('866,84,6 866,130,6 866,178,6', '900,84,6 900,130,6 900,178,6', '934,84,6 934,130,6 934,178,6'),
    ...skull(886, 160, 0.34).ink,
  ],
  cuts: chain(900, -20, 3).cuts,
};

/** Doors behind doors, and stairs that lead back. */
const turns: Floor = {
  glow: { hue: 30, saturation: 72, light: 84 },
  far: {
    ink: [0, 1, 2, 3].map((at) => nested(at)[0]),
    cuts: [0, 1, 2, 3].map((at) => nested(at)[1]),
    marks: [...meander(590, 106, 6)],
    life: [bat('bat', [980, 150], { size: 0.5, by: -1.2, from: 0.55 })],
  },
  mid: {
    ink: [
      shard(`-30,940 -30,700 ${STAIR} 614,400 614,440 572,440 572,940`),
      ...courses(1060, [360, 800], 260),
      block(1046, 330, [300, 30]),
      ...courses(1340, [200, 800], 240),
      shard('-30,-30 520,-30 520,40 470,40 470,90 420,90 420,140 370,140 370,190 -30,190'),
      // What the torches stand on.
      shard('568,404 616,404 604,390 580,390'),
      limb('1062,520,14 1020,502,12 1010,460,16'),
      ground(810, 800, 812, 826, 830, 826, 812, 800, 810),
    ],
    cuts: [archway(400, [620, 820], { width: 110 }), archway(1200, [560, 810], { width: 120 })],
    life: [
      fire('torch-left', [592, 392], { size: 1.3 }),
      fire('torch-right', [1010, 452], { size: 1.2, from: 0.4 }),
      falling('sand', SAND, { by: 1.6 }),
      hanging('cage', [900, -30], { ...CAGE, by: 0.5 }),
    ],
  },
  near: {
    ink: [FRAME],
    cuts: [
      shard(
        '120,840 120,330 170,330 170,180 260,180 260,110 700,110 700,84 1080,84 1080,130 1360,130 1360,220 1440,220 1440,400 1490,400 1490,840 1300,840 1300,820 900,820 900,846 520,846 520,826 300,826 300,840',
      ),
    ],
    marks: [
      ...meander(420, 40, 11),
      ...[0, 1, 2, 3, 4, 5].flatMap((row) => [block(30, 300 + row * 92, [70, 6]), block(1510, 420 + row * 82, [70, 6])]),
    ],
    life: [eyes('eyes', [1392, 178], { apart: 15, size: 0.75, from: 0.15 })],
  },
};

const hook = (x: number) => {
  const { ink, cuts } = chain(x, -20, 8);
  const barb = limb('0,190,10 0,240,10 24,262,10 46,246,9 48,226,0');
  return { ink: [...ink, moved(barb, x, 10)], cuts };
};

const AXE = [
  limb('0,-150,12 0,0,12 0,150,12'),
  blob('-6,-110! -40,-116 -76,-150! -92,-90 -76,-30! -40,-66 -6,-72!'),
  blob('6,-110! 40,-116 76,-150! 92,-90 76,-30! 40,-66 6,-72!'),
];
const hung = (x: number, y: number, degrees: number): readonly Shape[] =>
  AXE.map((shape) => moved(turned(shape, { x: 0, y: 0 }, { degrees, scale: 1.1 }), x, y));

/** The heart of it: a bull's skull above what it left of others. */
const heart: Floor = {
  glow: { hue: 20, saturation: 68, light: 66 },
  far: {
    ink: [
      blob('800,130 870,140 900,190 880,250 856,290 850,370! 830,400 800,408 770,400 750,370! 744,290 720,250 700,190 730,140'),
      ...both(lines('740,170,64 640,160,60 540,110,46 500,20,26 530,-40,0')),
      ...both([...courses(180, [180, 800], 260)]),
      ground(740, 752, 740, 750, 740, 752, 740),
    ],
    cuts: both([blob('726,206! 760,206 776,232! 750,244 728,230'), shard('780,320 792,352 776,350')]),
    marks: both(lines('690,140,0 684,166,9 690,190,0', '640,130,0 632,158,9 636,184,0', '590,110,0 578,136,8 580,160,0')),
    life: [
      sockets(
        'skull',
        [
          [752, 224],
          [848, 224],
        ],
        { size: 9, from: 0.1 },
      ),
    ],
  },
  mid: {
    ink: [
      ...hung(420, 400, -24),
      ...hung(1180, 400, 24),
      // What burns on the way.
      ...both(lines('594,830,14 592,680,12 594,566,12', '594,620,9 580,590,8 572,560,0', '594,620,9 608,590,8 616,560,0')),
      blob(
        '-30,940! -30,720 100,690 220,730 330,700 440,770 560,790 680,820 800,826 920,820 1040,790 1160,770 1270,700 1380,730 1500,690 1630,720 1630,940!',
      ),
      ...both([
        ...skull(330, 716, 1).ink,
        ...skull(450, 776, 0.8).ink,
        ...skull(220, 740, 0.9).ink,
        ...lines('370,760,12 440,730,10 520,760,12', '150,700,12 190,640,10 240,690,12'),
      ]),
    ],
    cuts: both([...skull(330, 716, 1).cuts, ...skull(450, 776, 0.8).cuts, ...skull(220, 740, 0.9).cuts]),
    life: [
      ...[624, 976].map((x, at) => hanging(`hook-${at + 1}`, [x, -30], { ...hook(x), by: 0.45, from: at * 0.4 })),
      fire('stake-left', [594, 562], { size: 1.4 }),
      fire('stake-right', [1006, 562], { size: 1.4, from: 0.37 }),
      drop('drop-left', [560, 140], { from: 0.3, hue: 4 }),
      drop('drop-right', [1040, 140], { from: 0.85, hue: 4 }),
    ],
  },
  near: {
    ink: [FRAME],
    cuts: [
      shard(
        '200,850 200,420 240,420 240,260 330,260 330,170 560,170 560,120 1040,120 1040,170 1270,170 1270,260 1360,260 1360,420 1400,420 1400,850 1220,850 1220,826 1000,826 1000,846 640,846 640,826 380,826 380,850',
      ),
    ],
    marks: [...meander(590, 56, 6), ...both([0, 1, 2, 3, 4].map((row) => block(60, 440 + row * 84, [110, 6])))],
    life: [eyes('eyes', [1340, 190], { apart: 26, size: 1.1, from: 0.4 })],
  },
};

export const minotaursMaze: readonly Floor[] = [gate, turns, heart];
