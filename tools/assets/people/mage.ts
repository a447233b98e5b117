import type { Part } from '../drawing/figure';
import { crack } from '../drawing/marks';
import { blob, limb, lines, shard } from '../drawing/shapes';
import { bent, both, bust, cairn, candles, fist, type Hero, laid, MIDDLE, panting } from './hero';

const staff: Part = {
  name: 'staff',
  on: 'fist',
  pivot: [430, 420],
  ink: [
    limb('424,540,22 426,300,20 430,150,24'),
    limb('430,166,26 380,110,20 398,54,12 424,38,0'),
    limb('430,166,26 480,110,18 472,64,10 462,50,0'),
  ],
  marks: lines('420,200,0 430,220,6 422,250,0', '430,280,0 420,300,5 430,330,0'),
};
const sleeve: Part = {
  name: 'sleeve',
  on: 'body',
  pivot: [430, 420],
  ink: [blob('372,450! 420,430 462,436! 494,540! 340,540!')],
  marks: lines('400,460,0 430,474,8 470,500,0', '384,480,0 380,500,7 386,511,0'),
};

const crystal: Part = {
  name: 'crystal',
  on: 'staff',
  pivot: [430, 104],
  idle: [{ as: 'glow', by: 1.2 }],
  shine: [{ at: [430, 104], reach: 90 }],
  cuts: lines('430,66,0 427,104,3 430,142,0'),
  light: [shard('430,58 450,100 430,148 410,100')],
};
/** Its light is gone. */
const dull: Part = {
  name: 'crystal',
  on: 'staff',
  pivot: [430, 104],
  ink: [shard('430,58 450,100 430,148 410,100')],
  cuts: [crack('434,70,0 426,92,6 434,108,5 428,134,0')],
};

const body: Part = {
  name: 'body',
  pivot: [MIDDLE, 512],
  idle: [{ as: 'breathe', by: 0.9, from: 0.7 }],
  ink: [
    blob('40,540! 60,450 104,400 180,366 256,356 332,366 400,400 440,450 470,540!'),
    // A high collar.
    ...both(blob('230,400! 176,372 132,318 118,270! 156,296 226,340!')),
  ],
  cuts: both(limb('216,420,0 204,466,8 206,511,8')),
  marks: [...both(limb('140,420,0 122,460,9 120,511,0')), ...both(limb('140,300,0 164,340,7 210,370,0'))],
};

const beard: Part = {
  name: 'beard',
  on: 'face',
  pivot: [MIDDLE, 256],
  idle: [{ as: 'sway', by: 1.2, from: 0.15 }],
  ink: [
    shard(
      '188,250 180,300 186,340 178,352 194,372 192,396 208,410 212,438 228,446 234,474 256,500 278,474 284,446 300,438 304,410 320,396 318,372 334,352 326,340 332,300 324,250',
    ),
  ],
  marks: [
    ...both(limb('206,330,0 214,370,8 226,400,0')),
    ...both(limb('232,330,0 234,380,8 244,430,0')),
    ...both(limb('252,306,0 226,306,11 200,330,0')),
    shard('250,246 262,246 268,288 256,296 244,288'),
  ],
};
const singed: Part = {
  ...beard,
  ink: [
    shard(
      '188,250 180,300 186,340 178,352 194,372 192,396 212,404 206,430 230,426 238,452 250,430 262,446 276,420 296,434 300,404 320,396 318,372 334,352 326,340 332,300 324,250',
    ),
  ],
};

const face: Part = {
  name: 'face',
  on: 'body',
  pivot: [MIDDLE, 350],
  idle: [{ as: 'sway', by: 0.8 }],
  ink: [shard('186,206 326,206 328,270 184,270')],
  marks: both(limb('206,244,0 224,234,6 244,246,0')),
};

const eyes: Part = {
  name: 'eyes',
  on: 'face',
  pivot: [MIDDLE, 350],
  idle: [{ as: 'blink', from: 0.8 }],
  light: both(blob('204,258! 222,250 238,262! 222,268')),
};
const weary: Part = { ...eyes, light: both(limb('204,264,0 220,261,6 238,266,0')) };

const hat: Part = {
  name: 'hat',
  on: 'face',
  pivot: [MIDDLE, 220],
  idle: [{ as: 'sway', by: 0.6, from: 0.9 }],
  ink: [
    blob('168,216! 180,150 206,96 234,58 270,26 320,14 366,36! 336,40 322,58! 336,110 342,160 348,216!'),
    blob('76,236! 128,212 192,198 256,196 320,198 376,212 418,236! 380,252 330,240 256,236 182,240 120,252'),
  ],
  cuts: [
    shard('256,112 263,130 282,132 267,144 272,163 256,152 240,163 245,144 230,132 249,130'),
    blob('176,190! 216,180 256,178 298,180 340,190! 342,198 298,189 256,187 216,189 174,198'),
    limb('290,48,0 304,60,7 310,84,0'),
  ],
  marks: lines(
    '200,150,0 214,106,9 240,76,0',
    '320,110,0 324,140,7 328,168,0',
    '120,228,0 180,214,6 240,210,0',
    '290,212,0 350,218,6 400,230,0',
  ),
};
const torn: Part = {
  ...hat,
  ink: [
    blob(
      '168,216! 180,150 206,96 234,58 276,38! 300,60 340,58 380,84! 390,110 376,136! 370,108 350,96 326,92! 336,120 342,160 348,216!',
    ),
    shard(
      '66,236 120,216 190,200 256,196 322,198 392,212 446,236 420,248 408,240 398,254 380,238 362,250 344,236 256,236 182,240 140,250 130,236 112,254 100,240',
    ),
  ],
  cuts: [...(hat.cuts ?? []).slice(0, 2), crack('206,116,0 218,136,9 208,150,7 220,170,0'), limb('308,50,0 340,72,7 372,104,0')],
};

const hand: Part = {
  name: 'hand',
  on: 'body',
  pivot: [90, 470],
  idle: [{ as: 'hover', by: 0.5 }],
  ink: [
    blob('24,540! 44,470 60,440 84,426 112,440 130,470 156,540!'),
    ...lines('76,446,20 58,388,0', '86,440,20 88,368,0', '98,440,20 118,378,0', '112,456,20 144,410,0'),
  ],
  marks: lines('60,460,0 86,450,7 116,462,0', '56,486,0 60,500,7 58,512,0'),
};

const flame: Part = {
  name: 'flame',
  on: 'hand',
  pivot: [92, 370],
  idle: [{ as: 'flicker', by: 1.3 }],
  shine: [{ at: [92, 330], reach: 96 }],
  cuts: [blob('94,352! 84,338 90,322 96,310! 104,326 104,342')],
  light: [blob('92,368 70,356 64,330 76,306 76,284! 94,300 98,282 94,256! 118,284 124,312 120,330 126,322! 120,354')],
};
const smoke: Part = {
  name: 'smoke',
  on: 'hand',
  pivot: [92, 370],
  idle: [{ as: 'smoke' }],
  marks: lines('90,380,0 76,350,10 96,316,14 78,280,9 92,250,0', '104,376,0 112,352,6 102,330,0'),
};

const bowed = { degrees: -11, by: [-14, 40], about: [MIDDLE, 350] } as const;
const leant = { degrees: 11, by: [-46, 40], about: [430, 420] } as const;
const hung = { degrees: 12, by: [-50, 130], scale: 0.86, about: [MIDDLE, 350] } as const;
const lost = { degrees: 10, by: [-80, -4], about: [430, 420] } as const;

const aside = { by: [18, 0] } as const;

export const mage: Hero = {
  hale: bust(
    bent(staff, aside),
    bent(crystal, aside),
    body,
    face,
    beard,
    hat,
    eyes,
    bent(sleeve, aside),
    bent(fist, aside),
    hand,
    flame,
  ),
  hurt: bust(
    bent(staff, leant),
    bent(dull, leant),
    panting(bent(body, { by: [0, 34] })),
    bent(face, bowed),
    bent(singed, bowed),
    bent(torn, bowed),
    bent(weary, bowed),
    bent(sleeve, { by: [-20, 44] }),
    bent(fist, leant),
    bent(hand, { degrees: 16, by: [0, 36] }),
    bent(smoke, { by: [0, 40] }),
  ),
  fallen: bust(
    laid(bent(staff, lost)),
    bent(dull, lost),
    // The wind still plays with it.
    { ...laid(bent(torn, hung)), idle: [{ as: 'sway', by: 0.7 }] },
    cairn,
    ...candles(0, 0),
  ),
};
