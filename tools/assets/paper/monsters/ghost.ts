import type { Part } from '../../drawing/figure';
import { claws, member } from '../../drawing/limbs';
import { blob, disc, limb, lines, shard } from '../../drawing/shapes';
import { monster } from './monster';

/** A hood about a face that has forgotten everything but to wail. */
const hood: Part = {
  name: 'head',
  idle: [
    { as: 'sway', by: 1.5, from: 0.3 },
    { as: 'hover', by: 0.5 },
  ],
  pivot: [100, 170],
  ink: [
    blob(
      '116,-34! 118,-6 148,16 172,52 178,96 196,148! 176,150 178,186! 156,168 146,206! 128,180 112,210! 96,182 74,206! 62,174 36,192! 32,160 6,160! 22,120 24,70 44,26 84,4',
    ),
  ],
  marks: [
    blob('100,34 138,48 148,94 132,152 102,174 72,154 54,96 62,50'),
    ...lines(
      '44,150,0 34,110,8 40,70,0',
      '164,150,0 168,110,8 160,70,0',
      '100,0,0 60,24,8 44,56,0',
      '70,104,0 66,130,7 76,150,0',
      '134,106,0 138,130,7 130,148,0',
    ),
  ],
};
const mouth: Part = {
  name: 'jaw',
  on: 'head',
  idle: [{ as: 'flicker', by: 0.7 }],
  pivot: [102, 168],
  light: [blob('92,118! 104,112 118,120! 126,146 114,166 98,168 84,152!')],
};
const eyes: Part = {
  name: 'eyes',
  on: 'head',
  idle: [{ as: 'blink' }, { as: 'glow' }],
  pivot: [102, 82],
  light: [blob('58,80! 72,80 92,70! 96,88 86,104 70,104'), blob('146,84! 132,82 112,68! 108,86 118,106 136,106')],
  cuts: [disc(82, 88, [5, 7]), disc(121, 88, [5, 7])],
};

const tail: Part = {
  name: 'tail',
  on: 'body',
  idle: [{ as: 'swing', by: 0.5 }],
  pivot: [380, 520],
  skin: [
    blob('250,500! 270,580 340,640 440,660 560,650 640,690 700,760! 600,740 560,770! 500,730 460,760! 380,720 300,660 230,580'),
  ],
  marks: lines('300,590,0 400,680,9 540,690,0', '340,560,0 420,630,8 520,650,0'),
};

const body: Part = {
  name: 'body',
  idle: [{ as: 'hover' }],
  pivot: [340, 420],
  ink: [
    blob(
      '330,200! 400,220 450,290 470,390 490,480 540,560 600,640! 560,636 556,690! 500,640 470,690! 440,630 400,670! 370,610 330,650! 300,580 250,600! 250,520 200,500! 230,420 240,320 270,240',
    ),
  ],
  marks: lines(
    '280,330,0 270,430,12 300,540,0',
    '340,350,0 350,460,12 400,600,0',
    '410,320,0 420,440,12 490,590,0',
    '450,400,0 480,500,10 540,600,0',
  ),
};

const pleading: Part = {
  name: 'arm-left',
  on: 'body',
  idle: [{ as: 'sway', by: 1.8 }],
  pivot: [280, 290],
  ink: [
    blob('290,240! 230,260 160,250 100,200 86,190! 70,240 84,270! 60,280 90,310! 80,330 120,350! 180,390 250,380 300,340!'),
    member('140,240,36 100,190,30 84,140,26'),
    ...claws({ at: [84, 144], degrees: -14, scale: 0.72 }),
  ],
  marks: lines('240,300,0 170,300,10 110,250,0', '250,340,0 190,350,9 140,320,0'),
};
const clutching: Part = {
  name: 'arm-right',
  on: 'body',
  idle: [{ as: 'sway', by: -1.6, from: 0.4 }],
  pivot: [430, 290],
  ink: [
    blob('420,240! 480,250 540,230 590,190 604,180! 620,230 606,262! 630,270 600,300! 612,324 570,340! 520,380 460,380 420,340!'),
    member('560,230,36 600,180,30 624,136,26'),
    ...claws({ at: [622, 140], degrees: 18, scale: 0.72, flipped: true }),
  ],
  marks: lines('460,300,0 540,290,10 586,240,0', '460,340,0 520,340,9 566,306,0'),
};

const link = (x: number, y: number, turn: boolean): readonly [ReturnType<typeof disc>, ReturnType<typeof disc>] =>
  turn ? [disc(x, y, [16, 21]), disc(x, y, [7, 12])] : [disc(x, y, [8, 21]), disc(x, y, [2, 13])];
const LINKS = [link(600, 216, true), link(606, 248, false), link(608, 282, true), link(606, 316, false), link(602, 350, true)];
/** It has dragged this since it was alive. */
const chain: Part = {
  name: 'chain',
  on: 'arm-right',
  idle: [{ as: 'swing', by: 0.8, from: 0.2 }],
  pivot: [602, 200],
  ink: [...LINKS.map(([ring]) => ring), disc(598, 406, [44, 44]), shard('586,366 612,366 616,380 582,380')],
  cuts: LINKS.filter((_, at) => at % 2 === 0).map(([, hole]) => hole),
  marks: [limb('566,396,0 580,374,8 606,370,0')],
};

export const ghost = monster({
  glow: { hue: 214, saturation: 72 },
  head: [hood, eyes, mouth],
  on: { at: [208, 20], scale: 1.36, degrees: -4 },
  behind: [tail, body, chain],
  before: [pleading, clutching],
});
