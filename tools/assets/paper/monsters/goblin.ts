import { type Part, remade } from '../../drawing/figure';
import { member } from '../../drawing/limbs';
import { gleam } from '../../drawing/marks';
import { blob, disc, limb, lines, moved, type Shape, shard, turned } from '../../drawing/shapes';
import { monster } from './monster';

const earLeft: Part = {
  name: 'ear-left',
  on: 'head',
  idle: [{ as: 'sway', by: 2.4 }],
  pivot: [88, 96],
  ink: [blob('96,66! 50,50 -4,2! -2,34 8,62! -6,66! 20,100 60,124 96,128!')],
  cuts: [blob('76,84! 44,72 14,40! 26,72 46,94 74,106!')],
};
const earRight: Part = {
  name: 'ear-right',
  on: 'head',
  idle: [{ as: 'sway', by: -2.4, from: 0.15 }],
  pivot: [172, 96],
  ink: [blob('164,66! 210,46 262,-8! 264,30 252,56! 268,64! 240,100 200,124 164,128!')],
  cuts: [blob('184,84! 216,70 248,34! 236,68 214,94 186,106!')],
};
const ring: Part = {
  name: 'ring',
  on: 'ear-left',
  idle: [{ as: 'swing' }],
  pivot: [26, 96],
  ink: [disc(26, 116, [13, 16])],
  cuts: [disc(26, 117, [7, 9])],
};
const skull: Part = {
  name: 'head',
  idle: [{ as: 'sway', by: 1.4, from: 0.5 }],
  pivot: [130, 190],
  ink: [
    blob('130,34 164,44 182,74 182,112 176,148 156,182 130,198 104,182 84,148 78,112 78,74 96,44'),
    limb('128,44,24 140,16,16 166,0,10 190,6,0'),
    limb('124,40,16 120,16,10 132,-10,0'),
  ],
  marks: lines('82,90,0 104,76,12 126,100,0', '178,90,0 156,76,12 134,100,0', '104,58,0 130,50,6 156,58,0'),
};
const grin: Part = {
  name: 'jaw',
  on: 'head',
  idle: [{ as: 'tremble' }],
  pivot: [130, 156],
  light: [blob('86,134! 108,144 130,146 152,144 176,132! 168,164 146,180 130,182 112,180 94,164')],
  cuts: [
    shard('98,134 106,158 114,138'),
    shard('120,140 128,164 136,140'),
    shard('146,138 154,158 162,134'),
    shard('106,184 114,162 122,186'),
    shard('138,186 146,164 154,184'),
  ],
};
const nose: Part = {
  name: 'nose',
  on: 'head',
  pivot: [130, 110],
  ink: [blob('126,96! 118,124 100,142 98,156! 116,162 136,158 150,146 148,126 138,100!')],
  marks: lines('130,110,0 124,134,6 108,148,0'),
};
const eyes: Part = {
  name: 'eyes',
  on: 'head',
  idle: [{ as: 'blink' }],
  pivot: [130, 102],
  light: [blob('80,90! 104,92 124,112! 108,124 88,114'), blob('180,88! 156,92 138,112! 152,124 172,114')],
  cuts: [disc(106, 108, [5, 7]), disc(152, 108, [5, 7])],
};

/** What it has carried off; something in there shines. */
const sack: Part = {
  name: 'sack',
  on: 'body',
  idle: [{ as: 'sway', by: 1.2, from: 0.4 }],
  pivot: [470, 330],
  ink: [
    blob('440,330! 500,250 580,220 640,260 690,340 700,430 660,510 580,540 500,510 450,430'),
    blob('430,300! 470,280 490,300! 480,340 440,360! 404,350 410,320'),
    // A candlestick, and the corner of a frame.
    shard('600,240 616,150 606,146 610,134 640,138 638,150 628,154 634,240'),
    shard('540,240 520,180 560,166 580,230'),
  ],
  cuts: [blob('580,400 600,390 612,410 602,430 582,424')],
  marks: lines(
    '500,300,0 560,270,11 620,290,0',
    '480,360,0 520,430,12 590,470,0',
    '640,320,0 672,390,12 650,470,0',
    '540,470,0 580,490,9 620,480,0',
  ),
};
const loot: Part = {
  name: 'loot',
  on: 'sack',
  idle: [{ as: 'twinkle' }],
  pivot: [626, 142],
  light: [gleam(628, 130, 24)],
};

const body: Part = {
  name: 'body',
  idle: [{ as: 'breathe' }],
  pivot: [380, 690],
  ink: [
    blob('330,330! 420,310 480,350 500,430 480,520 440,570 350,580 290,540 280,450 300,370'),
    member('440,540,100 500,600,80 470,680,50'),
    ...lines('474,670,46 430,700,26 376,712,0', '480,676,40 460,706,22 424,722,0', '486,676,36 490,706,20 470,722,0'),
    member('330,540,96 250,600,76 260,680,48'),
    ...lines('262,670,44 214,698,26 158,710,0', '266,676,40 240,706,22 202,722,0', '272,676,36 272,706,20 254,722,0'),
    shard('290,540 480,530 496,610 462,590 446,640 412,596 380,640 350,594 310,620'),
    limb('290,520,22 380,550,26 486,510,22'),
  ],
  marks: lines(
    '320,420,0 380,440,10 460,416,0',
    '310,466,0 380,484,10 470,460,0',
    '470,560,0 500,590,9 490,630,0',
    '300,570,0 260,600,9 254,640,0',
    '320,570,0 330,590,7 326,606,0',
    '420,566,0 424,586,7 420,604,0',
  ),
};

const hauling: Part = {
  name: 'arm-sack',
  on: 'body',
  idle: [{ as: 'sway', by: 0.8, from: 0.4 }],
  pivot: [440, 370],
  ink: [
    member('430,370,76 500,390,56 476,330,46'),
    blob('444,336 446,308 468,296 494,304 502,328 486,346 460,350'),
    ...lines('446,316,14 470,308,14 500,318,8', '446,332,14 472,326,14 502,334,8'),
  ],
  marks: lines('450,366,0 486,372,9 490,348,0'),
};

/** A spear that was a soldier's. */
const spear: Part = {
  name: 'spear',
  on: 'arm-spear',
  pivot: [170, 430],
  ink: [
    limb('82,656,18 160,440,20 250,190,18'),
    blob('240,216! 236,160 262,104 300,54! 306,120 296,176 262,222!'),
    shard('222,206 276,226 268,250 250,240 246,262 230,236 214,246'),
  ],
  cuts: [limb('256,190,0 270,140,8 290,90,0')],
};
const stalking: Part = {
  name: 'arm-spear',
  on: 'body',
  idle: [{ as: 'sway', by: -1.6 }],
  pivot: [330, 380],
  ink: [
    member('400,370,78 280,460,60 170,440,48'),
    blob('134,420 152,400 180,402 198,424 194,456 168,470 140,458'),
    ...lines('138,418,16 168,410,16 198,424,8', '134,438,16 166,430,16 198,444,8', '138,456,14 166,450,14 192,462,8'),
  ],
  marks: lines('360,400,0 290,444,10 220,446,0'),
};

/** The ears are as wide as a room of the map: the face between them must be large to be read there. */
const larger = (shape: Shape): Shape => turned(shape, { x: 130, y: 88 }, { scale: 1.2 });

export const goblin = monster({
  glow: { hue: 100, saturation: 78 },
  head: [earLeft, earRight, ring, ...remade([skull, grin, nose, eyes], larger)],
  on: { at: [184, 112], scale: 1.24, degrees: 6 },
  behind: [sack, loot, body],
  before: [hauling, ...remade([spear, stalking], (shape) => moved(shape, -72, 52))],
});
