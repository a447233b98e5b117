import { type Part, remade } from '../../drawing/figure';
import { around, chain, gleam, many } from '../../drawing/marks';
import { blob, disc, limb, lines, moved, type Shape, shard, turned } from '../../drawing/shapes';
import { type Peril, SIDE } from './peril';

const HUB = [262, 366] as const;

/** The iron of a jaw: half of an oval band. */
function band([from, to]: readonly [number, number], outer: readonly [number, number], inner: readonly [number, number]): Shape {
  const angles = many(9, (at) => from + ((to - from) * at) / 8);
  const [out, back] = [
    angles.map((degrees) => around(HUB, degrees, outer)),
    angles.toReversed().map((degrees) => around(HUB, degrees, inner)),
  ];
  return blob(`${out.join(' ')}! ${back.join(' ')}!`.replace(/^(\S+)/, '$1!').replace(` ${back[0]} `, ` ${back[0]}! `));
}

const teeth = (angles: readonly number[], tooth: (degrees: number) => string): readonly Shape[] =>
  angles.map((degrees) => limb(tooth(degrees)));

const BACK = [202, 222, 241, 260, 280, 299, 318, 338];
const FRONT = [160, 139, 119, 100, 80, 61, 41, 20];

const backJaw: Part = {
  name: 'jaw-back',
  pivot: [262, 372],
  idle: [{ as: 'snap' }],
  ink: [
    band([180, 360], [196, 236], [168, 204]),
    ...teeth(BACK, (degrees) => `${around(HUB, degrees, [172, 210])},40 ${around(HUB, degrees, [112, 128])},0`),
    ...[232, 308].map((degrees) => limb(`${around(HUB, degrees, [190, 228])},20 ${around(HUB, degrees, [214, 256])},0`)),
  ],
  marks: [
    band([196, 344], [187, 226], [181, 219]),
    ...teeth(BACK, (degrees) => `${around(HUB, degrees - 2, [168, 204])},9 ${around(HUB, degrees, [120, 140])},0`),
  ],
};

const bed: Part = {
  name: 'bed',
  pivot: [262, 380],
  ink: [
    band([0, 360], [188, 66], [166, 50]),
    limb('86,366,22 180,372,18 262,376,30 344,372,18 438,366,22'),
    limb('262,330,20 262,380,26 264,428,22'),
    // Springs that drive the jaws.
    blob('90,340! 56,330 20,342 6,366 20,392 58,400 92,394!'),
    blob('434,340! 468,330 500,342 508,366 500,392 468,400 432,394!'),
  ],
  cuts: [
    blob('78,354! 52,350 32,358 26,368 36,380 56,384 80,378!'),
    blob('446,354! 470,350 488,358 492,368 484,380 468,384 444,378!'),
  ],
  marks: lines('100,364,0 150,370,5 210,372,0', '316,372,0 370,370,5 424,364,0'),
};

const plate: Part = {
  name: 'plate',
  pivot: [262, 376],
  shine: [{ at: [262, 318], reach: 120 }],
  ink: [disc(262, 366, [74, 26]), disc(262, 358, [58, 18])],
  marks: [limb('200,362,0 262,384,6 324,362,0')],
};

/** What draws one near. */
const bait: Part = {
  name: 'bait',
  pivot: [262, 356],
  idle: [
    { as: 'hover', by: 0.8 },
    { as: 'glow', by: 0.5 },
  ],
  cuts: lines('236,310,0 262,318,4 288,310,0', '252,316,0 256,336,3 262,350,0', '274,316,0 268,336,3 264,350,0'),
  light: [shard('262,286 284,292 294,310 262,356 230,310 240,292')],
};

const frontJaw: Part = {
  name: 'jaw-front',
  pivot: [262, 372],
  idle: [{ as: 'snap', by: 1.2 }],
  ink: [
    band([180, 0], [206, 118], [172, 84]),
    ...teeth(FRONT, (degrees) => {
      const [x = 0, y = 0] = around(HUB, degrees, [188, 98]).split(',').map(Number);
      return `${x},${y},42 ${x + (HUB[0] - x) * 0.16},${y - 84},0`;
    }),
    disc(70, 368, [24, 26]),
    disc(454, 368, [24, 26]),
  ],
  cuts: [disc(70, 368, [8, 9]), disc(454, 368, [8, 9])],
  marks: [
    band([164, 16], [198, 110], [190, 102]),
    ...teeth(FRONT, (degrees) => {
      const [x = 0, y = 0] = around(HUB, degrees, [188, 98]).split(',').map(Number);
      return `${x - 8},${y - 6},9 ${x + (HUB[0] - x) * 0.16},${y - 70},0`;
    }),
  ],
};

const links = chain([488, 388, 15], [492, 440, 18], 3);
const tether: Part = {
  name: 'chain',
  pivot: [486, 388],
  idle: [{ as: 'swing', by: 0.5 }],
  ink: [...links.ink, shard('470,432 512,436 508,447 497,449 488,484 480,448 468,444')],
  cuts: links.cuts,
};

/** One that has had its prey. */
const bone: readonly Shape[] = [limb('-20,-6,13 60,-104,11'), shard('46,-112 58,-124 70,-116 84,-104 76,-90 62,-92')];
const shut: readonly Shape[] = [
  blob('-60,4! -56,-34 -30,-66 0,-74 30,-66 56,-34 60,4! 44,4! 40,-30 0,-58 -40,-30 -44,4!'),
  blob('-68,4! 0,18 68,4! 66,24 0,36 -66,24'),
  ...[-40, -14, 14, 40].map((x) => limb(`${x},${-62 + Math.abs(x) * 0.7},22 ${x * 0.8},-4,0`)),
  ...[-27, 0, 27].map((x) => limb(`${x},20,22 ${x * 0.9},-40,0`)),
];
const small: Part = {
  name: 'trap-shut',
  pivot: [58, 324],
  idle: [{ as: 'tremble', by: 0.8 }],
  skin: [...shut, ...bone].map((shape) => moved(turned(shape, { x: 0, y: 0 }, { scale: 0.78, degrees: -4 }), 58, 300)),
};
const smaller: Part = {
  name: 'trap-far',
  pivot: [462, 310],
  skin: shut.map((shape) => moved(turned(shape, { x: 0, y: 0 }, { scale: 0.66, degrees: 5 }), 462, 290)),
};

const glints: Part = {
  name: 'glints',
  pivot: [262, 240],
  idle: [{ as: 'glow', by: 1.6 }],
  light: [gleam(284, 240, 9), gleam(150, 316, 8), gleam(372, 322, 8), gleam(262, 292, 15)],
};

export const bearTraps: Peril = {
  glow: { hue: 352, saturation: 68 },
  width: SIDE,
  height: SIDE,
  parts: remade([small, smaller, backJaw, bed, plate, bait, frontJaw, tether, glints], (shape) => moved(shape, 0, 20)),
};
