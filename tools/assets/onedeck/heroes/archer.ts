import type { Part } from '../../drawing/figure';
import { crack } from '../../drawing/marks';
import { blob, limb, lines, type Shape, shard } from '../../drawing/shapes';
import { bent, bust, cairn, candles, type Hero, laid, panting } from '../../people/hero';

const quiver: Part = {
  name: 'quiver',
  on: 'body',
  pivot: [110, 420],
  idle: [{ as: 'sway', by: 0.8, from: 0.5 }],
  ink: [
    shard('44,236 116,206 178,420 120,450'),
    shard('56,232 36,176 28,128 52,142 66,122 76,160 80,222'),
    shard('84,222 76,150 76,98 96,118 114,100 114,146 106,212'),
  ],
  marks: lines(
    '50,250,0 86,242,6 118,222,0',
    '58,280,0 94,272,6 128,252,0',
    '50,146,0 56,176,4 64,206,0',
    '94,124,0 94,160,4 94,200,0',
  ),
};

const trunk = blob('50,540! 76,450 104,390 150,344 210,324 262,338 300,380 320,450 336,540!');
const body: Part = {
  name: 'body',
  pivot: [220, 512],
  idle: [{ as: 'breathe', from: 0.55 }],
  ink: [
    trunk,
    // The arm that holds the bow.
    blob('220,352! 340,296 430,262! 446,290 440,308! 340,350 240,420!'),
    shard('398,272 430,256 446,310 416,326'),
  ],
  cuts: [crack('130,380,0 190,430,9 250,511,9')],
  marks: lines(
    '280,340,0 330,322,8 386,304,0',
    '300,372,0 350,346,8 396,328,0',
    '110,420,0 100,460,9 104,512,0',
    '404,284,0 414,300,5 420,320,0',
  ),
};

const bow: Part = {
  name: 'bow',
  on: 'body',
  pivot: [446, 270],
  idle: [{ as: 'sway', by: 0.5, from: 0.2 }],
  ink: [
    limb('362,2,6 392,14,12 450,150,24 446,300,26 412,450,20 366,506,12 344,511,0'),
    shard('434,236 464,236 464,306 434,306'),
  ],
  marks: lines(
    '440,130,0 450,180,6 450,226,0',
    '436,318,0 432,360,6 420,410,0',
    '436,250,0 450,254,4 462,250,0',
    '436,270,0 450,274,4 462,270,0',
    '436,290,0 450,294,4 462,290,0',
  ),
};

const string: Part = {
  name: 'string',
  on: 'bow',
  pivot: [446, 270],
  ink: [limb('386,8,4 254,262,4'), limb('254,262,4 362,506,4')],
};
/** It broke. */
const slack: Part = {
  name: 'string',
  on: 'bow',
  pivot: [446, 270],
  ink: [limb('386,8,4 380,60,4 396,100,3 384,150,0'), limb('362,506,4 372,470,4 356,430,3 370,400,0')],
};

const arrow: Part = {
  name: 'arrow',
  on: 'bow',
  pivot: [350, 258],
  ink: [
    limb('214,264,7 500,250,7'),
    shard('476,238 511,249 478,264 486,251'),
    shard('206,254 232,250 244,263 234,276 208,274 216,264'),
  ],
};

const cowl: readonly Shape[] = [
  blob(
    '262,148! 276,160 268,168! 250,158 236,166! 222,190 214,280 226,330 250,358! 200,372 130,372 92,356! 108,310 104,190 124,134 160,98 206,90 240,112',
  ),
  blob('112,190! 84,170 60,180 38,212! 70,206 104,232!'),
];
const folds = lines(
  '160,120,0 130,180,11 132,250,0',
  '200,200,0 188,250,10 196,320,0',
  '150,300,0 150,330,8 138,356,0',
  '220,112,0 246,130,6 262,152,0',
);

const head: Part = {
  name: 'head',
  on: 'body',
  pivot: [180, 350],
  idle: [{ as: 'sway', by: 0.8, from: 0.75 }],
  ink: [
    // A face in profile.
    blob(
      '150,150! 240,148! 252,172! 248,184! 262,206 272,222! 268,230 256,232! 258,242! 254,248! 258,256! 252,264! 254,280 240,294 216,296! 210,340! 140,360! 130,250',
    ),
    ...cowl,
  ],
  marks: folds,
};
const rents = [crack('150,170,0 170,200,10 158,226,8 174,256,0'), crack('112,300,0 126,320,9 118,346,0')];
const empty: Part = { name: 'hood', pivot: [180, 350], ink: cowl, cuts: rents, marks: folds };

const feather: Part = {
  name: 'feather',
  on: 'head',
  pivot: [160, 124],
  idle: [
    { as: 'sway', by: 2.6 },
    { as: 'tremble', by: 0.8 },
  ],
  ink: [blob('150,130! 120,90 110,50 124,8! 140,20 150,14! 160,40 172,44! 176,80 172,120!')],
  cuts: [limb('132,36,0 144,74,5 160,120,0')],
};

const eye: Part = {
  name: 'eyes',
  on: 'head',
  pivot: [180, 350],
  idle: [{ as: 'blink', from: 0.6 }],
  light: [blob('228,192! 242,188 252,194! 242,200')],
};
const weary: Part = { ...eye, light: [limb('230,196,0 242,197,5 252,196,0')] };

const drawing: Part = {
  name: 'arm',
  on: 'arrow',
  pivot: [120, 380],
  ink: [
    blob('100,440! 60,380 44,316 60,282 100,268 220,268! 226,296! 160,312 118,324 130,350 170,380!'),
    blob('206,258! 228,246 252,252 262,266 254,290 228,300 206,294'),
  ],
  marks: lines(
    '80,300,0 120,290,8 190,286,0',
    '76,330,0 84,370,8 112,410,0',
    '222,262,0 240,260,5 256,268,0',
    '222,276,0 240,275,5 256,280,0',
  ),
};
/** A hand on a wound. */
const holding: Part = {
  name: 'arm',
  on: 'body',
  idle: [{ as: 'sway', by: 0.6, from: 0.4 }],
  pivot: [120, 380],
  ink: [
    blob('96,400! 60,450 70,520 110,540! 190,520 270,470! 262,440! 200,460 140,470 150,430!'),
    blob('250,434! 274,412 296,416 300,436 286,462 262,472 246,458'),
  ],
  marks: lines(
    '90,440,0 92,480,8 120,500,0',
    '150,500,0 200,484,8 250,462,0',
    '262,436,0 276,428,5 292,430,0',
    '262,450,0 278,444,5 294,446,0',
  ),
};

const bowed = { degrees: 17, by: [26, 44], about: [180, 350] } as const;
const leant = { degrees: 12, by: [0, 96] } as const;
const lie = { degrees: -8, by: [-4, 66], scale: 0.92, about: [180, 350] } as const;
const rooted = [160, 120] as const;
const planted = { about: [350, 258] as const, scale: 0.7 };

export const archer: Hero = {
  hale: bust(quiver, feather, body, bow, string, arrow, head, eye, drawing),
  hurt: bust(
    bent(
      { ...quiver, ink: (quiver.ink ?? []).slice(0, 2), marks: (quiver.marks ?? []).slice(0, 3) },
      { degrees: -8, by: [0, 40] },
    ),
    bent(bow, leant),
    bent(slack, leant),
    panting(bent(body, { degrees: 9, by: [-8, 40] })),
    bent(feather, { degrees: -34, by: [70, 72], about: rooted }),
    bent(head, bowed),
    bent(weary, bowed),
    bent(holding, { by: [0, 26] }),
  ),
  fallen: bust(
    laid(bent(bow, { degrees: 14, by: [-32, 8], scale: 0.92 })),
    bent(slack, { degrees: 14, by: [-32, 8], scale: 0.92 }),
    laid(bent(arrow, { ...planted, degrees: 84, by: [-40, 80] })),
    laid(bent({ ...arrow, name: 'arrow-other' }, { ...planted, degrees: 98, by: [-270, 104] })),
    // The wind still plays with it.
    { ...bent(feather, { degrees: -30, by: [-4, 62], scale: 0.9, about: rooted }), on: 'hood' },
    bent(empty, lie),
    cairn,
    ...candles(-70, -8),
  ),
};
