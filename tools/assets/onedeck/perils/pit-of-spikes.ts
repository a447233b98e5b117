import type { Part } from '../../drawing/figure';
import { gleam } from '../../drawing/marks';
import { blob, disc, limb, lines, mirrored, type Shape, shard } from '../../drawing/shapes';
import { type Peril, SIDE } from './peril';

const both = (shape: Shape): readonly Shape[] => [shape, mirrored(shape, SIDE / 2)];

const FAR = ['162,480,36 158,250,0', '222,480,40 222,206,0', '288,480,40 292,196,0', '350,480,36 356,236,0'];
const NEAR = [
  '134,496,40 126,330,0',
  '188,498,50 184,276,0',
  '254,500,60 258,236,0',
  '322,498,50 328,262,0',
  '378,496,40 386,344,0',
];

const behind: Part = {
  name: 'spikes-far',
  pivot: [256, 490],
  idle: [{ as: 'drift', by: 0.4 }],
  shine: [{ at: [256, 420], reach: 150 }],
  skin: FAR.map(limb),
};

/** One side of the pit, cut open: flagstones, and the stones below them. */
const SIDES: readonly Shape[] = [
  shard('4,250 112,246 116,270 106,300 110,346 100,392 108,440 98,474 104,506 4,506'),
  shard('0,228 40,222 88,228 124,222 130,238 120,256 80,250 0,256'),
  shard('90,484 256,480 256,508 90,508'),
];

const ground: Part = {
  name: 'ground',
  pivot: [256, 500],
  ink: SIDES.flatMap(both),
  cuts: ['44,222,0 50,238,6 46,254,0', '92,224,0 88,238,6 94,252,0'].flatMap((line) => both(limb(line))),
  marks: [
    limb('8,230,0 70,228,5 124,228,0'),
    shard('14,266 46,264 48,296 14,298'),
    shard('56,264 98,260 94,292 58,296'),
    shard('14,308 28,306 28,340 14,342'),
    shard('38,306 76,304 76,338 38,340'),
    shard('86,304 98,302 100,336 90,338'),
    shard('14,352 54,350 54,384 14,386'),
    shard('64,350 96,346 92,382 66,384'),
    shard('14,396 34,394 34,428 14,430'),
    shard('44,394 88,392 96,426 44,428'),
    shard('14,440 58,438 58,474 14,476'),
    shard('68,438 96,436 90,470 68,474'),
  ].flatMap(both),
};

/** The boards that gave way. */
const flap: Shape = shard('96,226 144,220 168,226 154,234 180,240 158,246 168,254 136,258 96,258');
const BANDS = [shard('122,224 134,223 134,256 122,257')];
const trapdoor: Part = {
  name: 'flap-left',
  pivot: [100, 242],
  idle: [{ as: 'swing', by: 0.4 }],
  ink: [flap],
  cuts: [limb('134,240,0 150,240,4 170,241,0')],
  marks: BANDS,
};
const otherFlap: Part = {
  name: 'flap-right',
  pivot: [412, 242],
  idle: [{ as: 'swing', by: -0.4, from: 0.2 }],
  ink: [mirrored(flap, SIDE / 2)],
  cuts: [mirrored(limb('134,240,0 150,240,4 170,241,0'), SIDE / 2)],
  marks: BANDS.map((band) => mirrored(band, SIDE / 2)),
};

const spikes: Part = {
  name: 'spikes',
  pivot: [256, 500],
  ink: [...NEAR.map(limb), shard('124,486 388,486 392,508 120,508')],
  marks: NEAR.map((spike) => {
    const [base = '', tip = ''] = spike.split(' ');
    const [x = 0, y = 0] = base.split(',').map(Number);
    const [tx = 0, ty = 0] = tip.split(',').map(Number);
    return shard(`${x - 12},${y - 16} ${tx},${ty + 8} ${x - 3},${y - 16}`);
  }),
};

/** One who did not look where he went. */
const bones: Part = {
  name: 'bones',
  pivot: [258, 300],
  idle: [{ as: 'sway', by: 0.7 }],
  ink: [
    blob('178,240 182,206 212,188 246,198 256,230 246,254! 242,272 202,276 198,258!'),
    limb('226,270,16 250,304,15 270,352,15'),
    ...lines('240,292,9 280,284,10 306,306,0', '248,314,9 290,306,10 314,330,0', '258,336,9 294,330,9 314,352,0'),
    ...lines('238,294,9 208,298,10 188,322,0', '248,318,9 216,324,10 198,346,0', '258,340,9 228,346,9 212,366,0'),
    disc(274, 362, [24, 15]),
    limb('284,366,15 318,396,13 316,444,11'),
    limb('314,438,13 336,450,9 352,446,0'),
    limb('226,288,13 178,330,12 170,392,9'),
    ...lines('170,388,8 162,410,6 166,424,0', '171,388,8 176,410,6 186,420,0'),
  ],
  cuts: [disc(202, 232, [10, 12]), disc(232, 228, [10, 12]), shard('216,240 222,252 212,252')],
};

const torch: Part = {
  name: 'torch',
  pivot: [262, 110],
  idle: [
    { as: 'hover', by: 1.3 },
    { as: 'sway', by: 2.4 },
  ],
  shine: [{ at: [238, 84], reach: 90 }],
  ink: [limb('250,92,20 286,130,15 310,158,12'), shard('232,92 252,72 268,92 250,110')],
  marks: [limb('264,98,0 284,118,5 304,144,0')],
};

const flame: Part = {
  name: 'flame',
  pivot: [244, 94],
  on: 'torch',
  idle: [{ as: 'flicker' }],
  light: [blob('232,94 210,84 208,62 222,46 214,18! 238,32 240,50 256,40! 262,62 254,78')],
};

const glints: Part = {
  name: 'glints',
  pivot: [256, 300],
  idle: [{ as: 'glow', by: 1.6 }],
  light: [gleam(258, 240, 13), gleam(328, 264, 12), gleam(184, 278, 10), gleam(386, 346, 8), gleam(126, 332, 8)],
};

export const pitOfSpikes: Peril = {
  glow: { hue: 340, saturation: 72 },
  width: SIDE,
  height: SIDE,
  parts: [behind, ground, bones, spikes, trapdoor, otherFlap, torch, flame, glints],
};
