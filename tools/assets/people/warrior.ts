import type { Part } from '../drawing/figure';
import { crack } from '../drawing/marks';
import { blob, disc, limb, lines, shard } from '../drawing/shapes';
import { bent, both, bust, cairn, candles, fist, type Hero, laid, MIDDLE, panting } from './hero';

const sword: Part = {
  name: 'sword',
  on: 'fist',
  pivot: [430, 420],
  ink: [
    shard('416,330 410,70 430,6 450,70 444,330'),
    shard('372,336 380,318 480,318 488,336 474,346 386,346'),
    shard('420,340 440,340 439,470 449,486 430,500 411,486 421,470'),
  ],
  cuts: [limb('430,56,0 430,180,7 430,300,0')],
};

/** It held, but not for ever. */
const snapped: Part = {
  ...sword,
  ink: [shard('416,330 412,170 424,186 428,150 438,178 448,140 444,330'), ...(sword.ink ?? []).slice(1)],
  cuts: [limb('430,206,0 430,250,7 430,300,0')],
};

const body: Part = {
  name: 'body',
  pivot: [MIDDLE, 512],
  idle: [{ as: 'breathe' }],
  ink: [blob('30,540! 60,430 120,380 200,350 312,350 392,380 452,430 482,540!')],
  cuts: [crack('256,430,0 250,456,8 258,480,8 254,511,8')],
};

/** A pelt about the shoulders. */
const mantle: Part = {
  name: 'mantle',
  on: 'body',
  pivot: [MIDDLE, 330],
  idle: [
    { as: 'breathe', by: 0.8, from: 0.85 },
    { as: 'sway', by: 0.5, from: 0.2 },
  ],
  ink: [
    shard(
      '176,330 112,346 64,372 74,384 46,404 64,408 40,440 70,434 62,462 92,446 94,476 124,448 138,478 160,444 180,470 204,436 230,462 256,428 282,462 308,436 332,470 352,444 374,478 388,448 418,476 420,446 450,462 442,434 472,440 448,408 466,404 438,384 448,372 400,346 336,330',
    ),
  ],
  marks: lines(
    '110,380,0 104,400,8 88,424,0',
    '150,372,0 146,400,8 130,430,0',
    '196,380,0 196,406,8 186,430,0',
    '320,380,0 320,406,8 328,430,0',
    '364,372,0 370,400,8 384,430,0',
    '402,380,0 410,400,8 424,424,0',
  ),
};

const [left, right] = both(limb('190,150,76 118,144,66 78,96,44 76,48,24 98,6,0')).map((shape) => [shape]);
const [leftRings, rightRings] = [0, 1].map((side) =>
  ['150,116,0 140,146,8 146,178,0', '116,108,0 102,130,7 98,160,0', '94,86,0 80,98,6 66,112,0'].flatMap((line) =>
    both(limb(line)).slice(side, side + 1),
  ),
);
const horn: Part = { name: 'horn', on: 'helmet', pivot: [MIDDLE, 350], ink: left ?? [], marks: leftRings ?? [] };
const otherHorn: Part = { name: 'horn-other', on: 'helmet', pivot: [MIDDLE, 350], ink: right ?? [], marks: rightRings ?? [] };
/** What is left of the other. */
const stump: Part = {
  name: 'horn-other',
  on: 'helmet',
  pivot: [MIDDLE, 350],
  ink: [shard('322,112 366,112 384,92 386,112 408,106 398,128 420,138 396,150 390,178 322,190')],
};

const helmet: Part = {
  name: 'helmet',
  on: 'body',
  pivot: [MIDDLE, 350],
  idle: [{ as: 'sway', by: 1.1, from: 0.3 }],
  ink: [
    blob(
      '148,214! 150,150 188,92 256,70 324,92 362,150 364,214! 356,300 330,352! 300,330! 286,372! 270,350! 256,388! 242,350! 226,372! 212,330! 182,352! 156,300',
    ),
    shard('138,190 242,190 242,62 270,62 270,190 374,190 378,222 134,222'),
  ],
  cuts: [
    ...both(blob('178,180! 184,140 208,114 230,104! 228,180!')),
    ...both(limb('186,300,0 192,326,7 186,342,0')),
    ...both(shard('190,206 198,199 206,206 198,213')),
    shard('256,84 263,98 256,112 249,98'),
    shard('256,128 263,142 256,156 249,142'),
  ],
  marks: [
    ...both(limb('172,240,0 168,290,8 186,320,0')),
    limb('256,186,0 259,230,7 256,262,0'),
    ...both(limb('236,340,0 238,352,5 236,366,0')),
  ],
};
const cracked: Part = {
  ...helmet,
  cuts: [...(helmet.cuts ?? []), crack('330,232,0 306,252,9 320,276,11 300,300,9 312,318,0')],
};

const eyes: Part = {
  name: 'eyes',
  on: 'helmet',
  pivot: [MIDDLE, 350],
  idle: [{ as: 'blink' }],
  light: both(blob('184,240! 208,238 230,256! 212,262 192,256')),
};
const weary: Part = { ...eyes, light: both(blob('188,250! 208,250 228,258! 206,260')) };

const shield: Part = {
  name: 'shield',
  on: 'body',
  pivot: [104, 452],
  idle: [{ as: 'hover', by: 0.4, from: 0.6 }],
  ink: [disc(104, 452, [98, 98])],
  marks: [
    disc(104, 452, [32, 32]),
    blob('30,420! 48,388 84,370! 86,380! 56,396 40,424!'),
    blob('178,420! 190,452 178,490! 168,486! 179,452 168,424!'),
  ],
};
const hewn: Part = {
  ...shield,
  ink: [shard('104,354 136,360 120,386 150,400 138,424 176,412 196,424 202,452 190,500 104,550 20,500 6,452 20,402 60,366')],
  marks: [disc(104, 452, [32, 32]), blob('30,420! 48,388 84,370! 86,380! 56,396 40,424!')],
};
const arrow: Part = {
  name: 'arrow',
  on: 'shield',
  pivot: [96, 440],
  idle: [{ as: 'tremble', by: 1.6 }],
  ink: [limb('96,440,6 30,352,6'), shard('40,366 20,360 4,336 20,340 24,322 44,342')],
};

const bow = { degrees: 13, by: [16, 44], about: [MIDDLE, 350] } as const;
const lie = { degrees: -10, by: [-34, 76], scale: 0.82, about: [MIDDLE, 350] } as const;

export const warrior: Hero = {
  hale: bust(body, horn, otherHorn, mantle, helmet, eyes, bent(sword, { degrees: 6 }), fist, shield),
  hurt: bust(
    panting(bent(body, { by: [0, 36] })),
    bent(horn, bow),
    bent(stump, bow),
    bent(mantle, { degrees: 4, by: [0, 34], about: [MIDDLE, 400] }),
    bent(cracked, bow),
    bent(weary, bow),
    bent(snapped, { degrees: 16, by: [-24, 48] }),
    bent(fist, { degrees: 16, by: [-24, 48] }),
    bent(hewn, { by: [0, 26] }),
    bent(arrow, { by: [0, 26] }),
  ),
  fallen: bust(
    laid(bent(sword, { degrees: 174, by: [-30, -200] })),
    bent(horn, lie),
    bent(stump, lie),
    bent({ ...laid(cracked), cuts: [...(cracked.cuts ?? []), ...both(blob('180,238! 208,236 234,256! 212,266 190,258'))] }, lie),
    cairn,
    ...candles(0, 0),
  ),
};
