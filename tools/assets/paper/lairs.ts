import { limb, type Shape, shard, turned } from '../drawing/shapes';
import { type Layer, SIZE } from '../places/layer';
import { archway, chain, crystal, FRAME, ground, lines, opening, pillar, skull, stalk, teeth } from '../places/pieces';
import type { Sign } from './signs/sign';

/** Where bosses wait: the sheets of a place, to be lit in the boss's own light. The party enters on the left, the boss is on the right. */
interface Lair {
  readonly far: Layer;
  readonly mid: Layer;
  readonly near: Layer;
}

/** It fell over to the right. */
const fallen = (shapes: readonly Shape[], x: number, y: number): readonly Shape[] =>
  shapes.map((shape) => turned(shape, { x, y }, { degrees: 78 }));

const bones = skull(330, 800, 0.6);
const bonesBeside = skull(1190, 822, 0.5);

/** What wakes first lives under roots, not far down. */
const burrow: Lair = {
  far: {
    ink: [FRAME, ground(690, 716, 700, 724, 706, 690, 712, 700)],
    cuts: [opening({ middle: [830, 420], reach: [640, 330], rough: 0.16, seed: 5, points: 26 }, false)],
    marks: lines('300,300,0 420,210,10 560,170,0', '1180,190,0 1300,270,10 1370,380,0', '360,640,0 520,690,9 660,690,0'),
  },
  mid: {
    ink: [
      ...[120, 300, 470, 1010, 1230, 1400, 1540].map((x, at) =>
        stalk(x, [-20, 300 + ((at * 137) % 180)], { width: 40 - (at % 3) * 8, sway: 34, waves: 4 }),
      ),
      ...[210, 390, 900, 1130, 1320].map((x, at) => stalk(x, [-20, 170 + ((at * 71) % 120)], { width: 20, sway: 22, waves: 3 })),
      ground(780, 760, 790, 806, 796, 810, 780, 770, 800),
      ...bones.ink,
      limb('250,812,12 300,796,10 380,820,12'),
    ],
    cuts: bones.cuts,
    marks: lines('100,820,0 260,800,9 420,826,0', '1100,812,0 1280,792,9 1460,808,0'),
  },
  near: {
    ink: [FRAME],
    cuts: [opening({ middle: [800, 430], reach: [770, 410], rough: 0.11, seed: 9, points: 34 }, true)],
    marks: lines('40,300,0 90,420,10 60,560,0', '1540,260,0 1500,400,10 1550,540,0'),
  },
};

/** Then those who hold court in what others have built. */
const hall: Lair = {
  far: {
    ink: [shard('-30,-30 1630,-30 1630,730 -30,730'), ground(716, 720, 714, 722, 716, 720, 716)],
    cuts: [320, 560, 800, 1040, 1280].map((x) => archway(x, [180, 716], { width: 176, pointed: 0.5 })),
    marks: [
      ...lines('120,150,0 800,120,8 1480,150,0', '120,128,0 800,98,6 1480,128,0'),
      ...[440, 680, 920, 1160].map((x) => limb(`${x},240,0 ${x + 6},460,8 ${x},700,0`)),
    ],
  },
  mid: {
    ink: [
      ...pillar(150, [90, 800], 120),
      ...pillar(1470, [70, 810], 130),
      // One has come down since.
      ...pillar(410, [560, 806], 104),
      shard('352,570 372,500 396,526 416,476 440,520 466,498 470,572'),
      ...fallen(pillar(1150, [700, 880], 90), 1150, 800),
      ground(806, 800, 812, 816, 812, 816, 802, 806),
    ],
    marks: lines(
      '130,160,0 132,460,9 130,740,0',
      '170,160,0 172,460,9 170,740,0',
      '1450,140,0 1452,460,9 1450,760,0',
      '1492,140,0 1494,460,9 1492,760,0',
      '396,590,0 398,680,8 396,770,0',
      '426,590,0 428,680,8 426,770,0',
    ),
  },
  near: {
    ink: [FRAME],
    cuts: [opening({ middle: [800, 440], reach: [776, 424], rough: 0.07, seed: 21, points: 30 }, true)],
    marks: lines('36,200,0 70,330,9 44,460,0', '1560,520,0 1530,640,9 1556,760,0'),
  },
};

const links = chain(520, 0, 9);
const linksBeside = chain(1330, 0, 13);
const ROCKS: readonly (readonly [number, number, { length: number; width: number; degrees: number }])[] = [
  [90, 830, { length: 260, width: 90, degrees: 10 }],
  [190, 850, { length: 160, width: 70, degrees: 24 }],
  [1500, 840, { length: 300, width: 100, degrees: -8 }],
  [1400, 860, { length: 170, width: 70, degrees: -22 }],
];

/** And below everything, those who were here before the stones. */
const abyss: Lair = {
  far: {
    ink: [
      ...teeth([-20, 1620], -10, { count: 11, length: [150, 400], seed: 7 }),
      ...teeth([-20, 1620], 920, { count: 9, length: [-140, -290], seed: 12 }),
    ],
    marks: lines('300,560,0 800,600,9 1300,556,0'),
  },
  mid: {
    ink: [
      ...links.ink,
      ...linksBeside.ink,
      ...teeth([-20, 400], -10, { count: 3, length: [260, 420], seed: 3 }),
      ...teeth([1240, 1620], -10, { count: 3, length: [220, 460], seed: 17 }),
      // A bridge that ends: the party comes over it.
      shard('-30,770 420,764 470,790 520,780 560,812 530,836 470,830 440,880 380,850 330,930 -30,930'),
      ground(900, 890, 880, 850, 826, 806, 800, 806),
      ...bonesBeside.ink,
    ],
    cuts: [...links.cuts, ...linksBeside.cuts, ...bonesBeside.cuts],
    marks: lines('20,792,0 240,784,9 420,790,0', '60,840,0 200,830,8 340,846,0', '1000,846,0 1240,826,9 1480,830,0'),
  },
  near: {
    ink: [FRAME, ...ROCKS.map(([x, y, rock]) => crystal(x, y, rock))],
    cuts: [opening({ middle: [800, 430], reach: [780, 420], rough: 0.13, seed: 30, points: 28 }, true)],
    marks: lines('30,180,0 80,300,9 40,430,0', '1570,160,0 1530,280,9 1566,420,0'),
  },
};

/** By the round in which their bosses wake. */
export const LAIRS: Readonly<Record<string, Lair>> = { '1': burrow, '2': hall, '3': abyss };

const hole = (wider: number): Shape =>
  opening({ middle: [800, 450], reach: [690 + wider, 350 + wider], rough: 0.09, seed: 44, points: 46 }, true);

/** The edge of the map where it burns away, which grows from the lair: scorched paper, char, and embers at the rim. */
export const BURN: Sign = {
  ...SIZE,
  layers: [
    { fill: '#2a1208', reach: [64, 8] },
    { fill: '#0b0506', reach: [46, 8] },
    { fill: '#c2501a', reach: [30, 12] },
    { fill: '#ffb24a', reach: [25, 15] },
    { fill: '#fff0c4', reach: [22, 18] },
  ].map(({ fill, reach: [out = 0, within = 0] }) => ({ fill, ink: [hole(out)], cuts: [hole(within)] })),
};
