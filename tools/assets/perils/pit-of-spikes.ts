import type { Part } from '../drawing/figure';
import { blob, disc, limb, mirrored, type Shape, shard } from '../drawing/shapes';
import type { Peril } from './peril';
import { gleam, lines, SIDE } from './pieces';

const both = (shape: Shape): readonly Shape[] => [shape, mirrored(shape, SIDE / 2)];

const FAR = [
  '176,470,26 172,300,0',
  '216,470,28 220,268,0',
  '262,470,30 258,244,0',
  '304,470,28 300,276,0',
  '342,470,26 348,310,0',
];
const NEAR = [
  '162,490,34 154,352,0',
  '200,494,40 198,312,0',
  '244,498,44 240,268,0',
  '292,498,44 298,300,0',
  '330,492,38 326,336,0',
  '362,488,30 370,372,0',
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
  shard(
    '6,144 60,136 118,142 156,138 162,160 150,186 146,230 152,262 138,300 146,350 132,400 146,446 170,470 256,478 256,508 150,506 108,486 92,450 70,430 66,380 44,350 46,296 24,262 28,206 10,180',
  ),
  shard('2,136 10,120 60,116 104,110 150,116 172,122 170,140 150,148 10,150'),
];

const ground: Part = {
  name: 'ground',
  pivot: [256, 500],
  ink: SIDES.flatMap(both),
  cuts: ['64,118,0 70,130,6 66,144,0', '118,114,0 114,128,6 120,142,0'].flatMap((line) => both(limb(line))),
  marks: [
    limb('12,124,0 90,116,5 166,124,0'),
    shard('32,170 76,164 80,196 38,204'),
    shard('86,162 140,160 136,190 90,196'),
    shard('40,216 104,206 106,238 48,248'),
    shard('114,206 138,202 138,232 116,236'),
    shard('56,260 92,252 96,290 62,296'),
    shard('102,250 136,248 126,284 106,286'),
    shard('70,308 124,298 130,334 74,344'),
    shard('64,356 96,350 98,388 78,390'),
    shard('106,350 132,346 120,390 106,388'),
    shard('88,402 120,400 126,436 100,438'),
    shard('112,450 136,448 158,474 124,476'),
  ].flatMap(both),
};

const flap: Shape = shard('144,150 176,136 236,232 244,266 214,280 186,246');
const BANDS = [shard('158,172 190,154 196,164 163,182'), shard('184,232 222,206 229,218 192,244')];
const trapdoor: Part = {
  name: 'flap-left',
  pivot: [158, 144],
  idle: [{ as: 'swing', by: 0.4 }],
  ink: [flap, disc(158, 144, [11, 11])],
  cuts: [limb('170,166,0 188,202,9 210,244,0')],
  marks: BANDS,
};
const otherFlap: Part = {
  name: 'flap-right',
  pivot: [354, 144],
  idle: [{ as: 'swing', by: -0.4, from: 0.2 }],
  ink: [mirrored(flap, SIDE / 2), disc(354, 144, [11, 11])],
  cuts: [mirrored(limb('170,166,0 188,202,9 210,244,0'), SIDE / 2)],
  marks: BANDS.map((band) => mirrored(band, SIDE / 2)),
};

const spikes: Part = {
  name: 'spikes',
  pivot: [256, 500],
  ink: [...NEAR.map(limb), blob('140,478! 200,486 256,482 312,486 372,478! 380,508! 132,508!')],
  marks: NEAR.map((spike) => {
    const [base = '', tip = ''] = spike.split(' ');
    const [x = 0, y = 0] = base.split(',').map(Number);
    const [tx = 0, ty = 0] = tip.split(',').map(Number);
    return shard(`${x - 9},${y - 16} ${tx},${ty + 6} ${x - 2},${y - 16}`);
  }),
};

/** One who did not look where he went. */
const bones: Part = {
  name: 'bones',
  pivot: [240, 330],
  idle: [{ as: 'sway', by: 0.7 }],
  ink: [
    blob('214,318 216,292 240,280 266,290 270,316 262,332! 260,346 226,346 224,332!'),
    limb('228,352,14 212,388,12 196,430,12'),
    ...lines('222,372,7 254,372,8 270,392,0', '214,390,7 248,392,8 266,414,0', '206,410,7 240,414,8 256,436,0'),
    ...lines('222,370,7 196,368,8 178,390,0', '214,390,7 190,388,8 172,410,0'),
  ],
  cuts: [disc(230, 312, [7, 9]), disc(254, 310, [7, 9]), shard('242,322 247,332 238,332')],
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
  light: [gleam(240, 268, 13), gleam(298, 300, 10), gleam(198, 312, 11), gleam(326, 336, 9), gleam(370, 372, 7)],
};

export const pitOfSpikes: Peril = {
  glow: { hue: 340, saturation: 72 },
  width: SIDE,
  height: SIDE,
  parts: [behind, ground, bones, spikes, trapdoor, otherFlap, torch, flame, glints],
};
