import type { Part } from '../drawing/figure';
import { crack } from '../drawing/marks';
import { blob, limb, lines, shard } from '../drawing/shapes';
import { bent, bust, cairn, candles, fist, type Hero, laid, panting } from './hero';

const scarf: Part = {
  name: 'scarf',
  on: 'body',
  pivot: [190, 346],
  idle: [
    { as: 'sway', by: 2.2, from: 0.1 },
    { as: 'snap', by: 0.3, from: 0.5 },
  ],
  ink: [
    blob('190,330! 130,316 90,330 50,306 8,316! 40,332 30,350! 70,354 110,372 190,366!'),
    blob('190,346! 140,352 110,380 70,380 36,404! 70,408 76,424! 120,408 150,390 200,376!'),
  ],
  marks: lines('60,320,0 100,340,7 160,340,0', '90,392,0 130,376,7 170,366,0'),
};

const body: Part = {
  name: 'body',
  pivot: [256, 512],
  idle: [{ as: 'breathe', by: 1.1, from: 0.25 }],
  ink: [blob('60,540! 84,450 120,394 190,356 256,346 330,352 398,384 440,440 470,540!')],
  cuts: [crack('180,400,0 230,440,8 286,500,0')],
  marks: lines('130,420,0 116,460,9 116,512,0', '330,400,0 300,440,8 290,470,0'),
};

const hood: Part = {
  name: 'hood',
  on: 'body',
  pivot: [256, 350],
  idle: [{ as: 'sway', from: 0.6 }],
  ink: [
    blob(
      '112,378! 128,260 166,112 222,58 300,24! 322,22 350,34! 336,52 346,84 380,150 396,280 424,374! 380,396 330,392 270,410 210,400 160,398',
    ),
  ],
  marks: lines(
    '176,140,0 152,220,12 152,330,0',
    '220,84,0 190,130,9 176,190,0',
    '300,44,0 260,58,8 226,90,0',
    '372,200,0 376,260,8 366,330,0',
    '330,60,0 346,90,7 366,130,0',
  ),
};
const torn: Part = {
  ...hood,
  cuts: [crack('350,120,0 366,160,10 360,190,8 376,230,0'), crack('150,260,0 160,300,9 146,330,0')],
};

/** In the shadow of the hood. */
const hollow: Part = {
  name: 'face',
  on: 'hood',
  pivot: [256, 350],
  ink: [blob('186,250! 190,190 220,138 276,108! 326,136 352,192 358,250! 350,310 322,356 276,372 226,356 194,310')],
};
const face: Part = {
  ...hollow,
  marks: [
    blob('192,268! 230,282 276,290 318,282 354,266! 350,284 318,300 276,306 230,300 196,286'),
    ...lines('214,310,0 244,330,7 270,334,0', '338,306,0 314,326,7 288,332,0', '236,346,0 262,352,6 286,350,0'),
  ],
};

const eyes: Part = {
  name: 'eyes',
  on: 'hood',
  pivot: [256, 350],
  idle: [{ as: 'blink', from: 0.35 }],
  light: [blob('212,232! 238,234 258,252! 238,256 220,248'), blob('340,230! 316,234 296,252! 316,256 334,246')],
};
const weary: Part = {
  ...eyes,
  light: [blob('214,244! 238,244 256,252! 236,254'), limb('298,252,0 318,250,5 336,244,0')],
};

const dagger: Part = {
  name: 'dagger',
  on: 'fist',
  pivot: [424, 420],
  ink: [
    blob('404,330! 396,240 404,170 436,96! 444,180 440,260 434,330!'),
    shard('378,326 398,320 440,320 460,326 452,344 386,344'),
    shard('408,340 432,340 430,440 436,466 420,476 404,466 410,440'),
  ],
  cuts: [limb('422,150,0 416,220,7 418,300,0')],
};
const sleeve: Part = {
  name: 'sleeve',
  on: 'body',
  pivot: [424, 420],
  ink: [blob('386,440! 456,440! 480,540! 360,540!')],
  marks: lines('384,462,0 416,470,6 446,460,0', '392,500,0 420,490,6 450,500,0'),
};

const lamp: Part = {
  name: 'lantern',
  on: 'body',
  pivot: [88, 392],
  idle: [{ as: 'swing', by: 0.7 }],
  ink: [
    shard('56,438 120,438 112,424 64,424'),
    shard('58,436 66,436 66,500 110,500 110,436 118,436 118,520 58,520'),
    limb('68,424,6 74,398,6 88,390,6 102,398,6 108,424,6'),
  ],
};
const light: Part = {
  name: 'light',
  on: 'lantern',
  pivot: [88, 494],
  idle: [{ as: 'flicker' }],
  shine: [{ at: [88, 474], reach: 110 }],
  light: [blob('88,446! 100,470 98,490 88,494 78,490 76,470')],
};

const bow = { degrees: 12, by: [24, 46], about: [256, 350] } as const;
const lie = { degrees: -10, by: [-60, 66], scale: 0.84, about: [256, 350] } as const;
const hung = [88, 404] as const;

export const rogue: Hero = {
  hale: bust(scarf, body, hood, face, eyes, lamp, light, sleeve, dagger, bent(fist, { by: [-8, 0] })),
  hurt: bust(
    bent(scarf, { degrees: -26, by: [10, 40], about: [180, 340] }),
    panting(bent(body, { by: [0, 36] })),
    bent(torn, bow),
    bent(face, bow),
    bent(weary, bow),
    bent(lamp, { degrees: 14, by: [0, 16], about: hung }),
    bent(sleeve, { degrees: 8, by: [-20, 60] }),
    bent(dagger, { degrees: 17, by: [-22, 66] }),
    bent(fist, { degrees: 17, by: [-30, 66] }),
  ),
  fallen: bust(
    // The wind still plays with it.
    { ...laid(bent(scarf, { degrees: -14, by: [-10, 76], about: [180, 340] })), idle: [{ as: 'sway', by: 1.6 }] },
    laid(bent(torn, lie)),
    bent(hollow, lie),
    laid(bent(dagger, { degrees: 172, by: [-34, -160] })),
    laid(bent(lamp, { degrees: -16, by: [236, -44], scale: 0.8, about: hung })),
    cairn,
    ...candles(10, 6),
  ),
};
