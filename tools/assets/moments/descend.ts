import type { Part } from '../drawing/figure';
import { blob, disc, limb, moved, type Shape, shard, turned } from '../drawing/shapes';
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

const hall: Part = {
  name: 'hall',
  pivot: [480, 0],
  shine: [{ at: [704, 420], reach: 380 }],
  skin: [
    ...pillar(-60, 90),
    ...pillar(250, 76),
    ...pillar(520, 62),
    ...pillar(740, 50),
    ...pillar(930, 42),
    ...pillar(1090, 36),
    blob(
      '-330,-40! -330,130 -220,80 -120,96 -98,150! -22,150! 0,96 100,50 190,80 214,140! 288,140! 310,80 390,40 460,60 490,120! 550,120! 570,64 630,40 690,60 716,104! 764,104! 790,60 840,44 890,60 910,94! 950,94! 980,60 1030,54 1070,80! 1110,80! 1150,54 1230,60 1300,90 1300,-40!',
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

const party: Part = {
  name: 'party',
  pivot: [480, 500],
  ink: [
    ...put(214, 320, 1),
    limb('232,220,12 262,240,10 274,236,8'),
    limb('270,140,8 276,240,8 284,350,8'),
    shard('262,142 272,110 282,142'),
    ...put(400, 422, 1.06),
    blob('352,300 376,290 392,320 388,360 366,376 346,350'),
    limb('350,290,7 372,330,7 396,380,7'),
    ...put(606, 524, 1.1),
    limb('622,406,20 664,392,16 700,356,13'),
    disc(702, 350, [11, 11]),
  ],
  marks: ['204,200,0 196,250,7 186,296,0', '392,296,0 386,350,7 374,398,0', '598,390,0 590,450,7 580,500,0'].map(limb),
};

const lamp: Part = { name: 'lantern', pivot: [704, 350], ...lantern({ x: 704, y: 350, scale: 0.72, degrees: 3 }) };

export const descend = wide([hall, flight, party, lamp]);
