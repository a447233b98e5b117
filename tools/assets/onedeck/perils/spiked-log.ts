import type { Part } from '../../drawing/figure';
import { around, chain, many } from '../../drawing/marks';
import { blob, disc, limb, lines, shard } from '../../drawing/shapes';
import { type Peril, SIDE } from './peril';

const FACE = [330, 340] as const;
const chains = { far: chain([150, 40, 15], [150, 210, 15], 9), near: chain([318, 44, 24], [306, 250, 24], 7) };

const beam: Part = {
  name: 'beam',
  pivot: [256, 30],
  ink: [
    shard('62,34 84,22 96,30 430,6 470,14 462,34 474,52 440,66 96,56 78,62 84,46'),
    // What it rests on.
    shard('118,50 140,52 112,92 92,120 98,84'),
    shard('404,52 434,50 462,96 470,130 440,98'),
    limb('150,20,0 150,44,24 150,60,14'),
    limb('318,4,0 318,40,34 318,62,20'),
  ],
  marks: lines(
    '110,36,0 220,30,6 290,27,0',
    '340,24,0 400,20,7 450,22,0',
    '180,48,0 230,48,5 290,48,0',
    '350,50,0 390,50,6 430,46,0',
  ),
};

const farChain: Part = { name: 'chain-far', pivot: [150, 44], idle: [{ as: 'swing', by: 0.34 }], ...chains.far };
const nearChain: Part = { name: 'chain-near', pivot: [318, 48], on: 'log', ...chains.near };

/** Where the trunk's spikes stand, and where they point. */
const SPIKES = [
  '178,176,22 176,112,0',
  '226,192,26 230,118,0',
  '280,214,30 296,130,0',
  '104,214,18 44,176,0',
  '92,246,18 24,252,0',
  '128,278,24 72,324,0',
  '176,316,28 118,378,0',
  '232,362,32 176,436,0',
];

const trunk: Part = {
  name: 'log',
  pivot: [150, 44],
  on: 'chain-far',
  ink: [
    disc(124, 218, [44, 56]),
    shard('150,168 384,232 346,452 268,430 98,262'),
    ...SPIKES.map(limb),
    // The irons that the chains hold it by.
    shard('136,160 162,160 168,190 130,190'),
    shard('288,224 324,216 336,250 288,250'),
  ],
  cuts: lines('168,226,0 208,240,8 240,262,0', '130,236,0 176,262,9 212,290,0', '180,292,0 214,318,9 240,346,0'),
  marks: [
    ...lines(
      '182,196,0 150,228,11 126,268,0',
      '196,200,0 164,234,7 140,276,0',
      '300,222,0 246,300,13 226,380,0',
      '322,228,0 268,308,9 246,398,0',
    ),
    ...lines('210,220,0 238,226,6 264,236,0', '196,262,0 220,276,6 238,294,0'),
  ],
};

const RIM = [-118, -84, -52, -20, 12, 44, 78, 112, 146, 178, 214].map((degrees) => {
  const [base, tip] = [around(FACE, degrees, [92, 106]), around([FACE[0] + 22, FACE[1] + 14], degrees, [146, 154])];
  return `${base},34 ${tip},0`;
});

/** What comes first: the end of the trunk. */
const face: Part = {
  name: 'face',
  pivot: [150, 44],
  on: 'log',
  ink: [disc(FACE[0], FACE[1], [104, 116]), ...RIM.map(limb)],
  marks: [
    ...many(3, (at) =>
      blob(
        [150, 195, 240, 285, 330].map((degrees) => around(FACE, degrees, [34 + at * 25, 40 + at * 28])).join(' ') +
          ' ' +
          [330, 285, 240, 195, 150].map((degrees) => around(FACE, degrees, [30 + at * 25, 35 + at * 28])).join(' '),
      ),
    ),
    ...many(3, (at) =>
      limb(
        `${around(FACE, 20, [36 + at * 25, 40 + at * 28])},0 ${around(FACE, 60, [36 + at * 25, 40 + at * 28])},5 ${around(FACE, 100, [36 + at * 25, 40 + at * 28])},0`,
      ),
    ),
  ],
};

/** The spike that looks the heroes in the eye. */
const sting: Part = {
  name: 'sting',
  pivot: [150, 44],
  on: 'log',
  ink: [shard('322,298 352,306 372,332 370,360 414,414 344,388 316,382 294,360 290,326 302,306')],
  marks: [shard('326,308 348,314 364,336 402,402 338,344'), shard('300,322 314,310 330,346 320,372 304,354')],
};

export const spikedLog: Peril = {
  glow: { hue: 30, saturation: 88 },
  width: SIDE,
  height: SIDE,
  parts: [beam, farChain, trunk, nearChain, face, sting],
};
