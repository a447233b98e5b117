import type { Part } from '../../drawing/figure';
import { around, chain, crack, many, rivets } from '../../drawing/marks';
import { blob, limb, lines, mirrored, type Shape, shard } from '../../drawing/shapes';
import { type Peril, SIDE } from './peril';

const MIDDLE = SIDE / 2;
const both = (shape: Shape): readonly Shape[] => [shape, mirrored(shape, MIDDLE)];

/** The stones of the arch: between two rounds, from one angle to another. */
const ARCH = [MIDDLE, 222] as const;
const voussoir = (from: number, to: number): Shape =>
  shard(
    [
      around(ARCH, from, [206, 212]),
      around(ARCH, to, [206, 212]),
      around(ARCH, to, [172, 178]),
      around(ARCH, from, [172, 178]),
    ].join(' '),
  );

const frame: Part = {
  name: 'arch',
  pivot: [MIDDLE, 500],
  ink: [
    blob('36,508! 36,400 38,222! 62,110 140,32 256,8 372,32 450,110 474,222! 476,400 476,508!'),
    shard('16,508 20,474 52,468 56,508'),
    shard('496,508 492,474 460,468 456,508'),
    shard('224,20 232,4 280,4 288,20 276,66 236,66'),
    ...both(shard('20,236 44,214 92,216 96,242 24,250')),
  ],
  cuts: [
    // Light between the frame and the door.
    blob('90,504! 90,256! 101,256! 101,504!'),
    blob('422,504! 422,256! 411,256! 411,504!'),
    blob('96,206! 118,128 180,78 226,66! 228,75! 184,86 126,134 104,206!'),
    blob('416,206! 394,128 332,78 286,66! 284,75! 328,86 386,134 408,206!'),
  ],
  marks: [
    ...many(4, (at) => [voussoir(190 + at * 19, 205 + at * 19), voussoir(350 - at * 19, 335 - at * 19)]).flat(),
    ...both(shard('46,262 82,262 82,310 46,312')),
    ...both(shard('46,322 82,320 82,376 46,376')),
    ...both(shard('46,386 82,386 82,440 46,440')),
    shard('240,10 272,10 266,52 246,52'),
  ],
};

const door: Part = {
  name: 'door',
  pivot: [104, 300],
  ink: [blob('106,506! 106,224! 126,146 186,92 256,80 326,92 386,146 406,224! 406,506!')],
  cuts: [
    ...both(limb('166,124,0 164,300,8 167,504,0')),
    ...both(limb('214,90,0 216,130,8 214,184,0')),
    ...both(limb('214,434,0 216,470,8 214,506,0')),
    crack('128,300,0 138,330,7 130,356,0'),
    crack('386,410,0 376,440,7 388,462,0'),
  ],
  marks: [
    // Iron.
    ...both(blob('110,196! 190,190 224,180! 210,200 226,222! 190,214 110,218!')),
    ...both(blob('110,436! 190,434 224,420! 210,444 226,466! 190,456 110,460!')),
    ...lines(
      '140,240,0 144,290,5 138,340,0',
      '186,236,0 190,270,5 184,300,0',
      '148,370,0 142,400,5 148,428,0',
      '372,240,0 368,290,5 376,340,0',
      '330,110,0 334,140,5 330,168,0',
      '364,370,0 370,400,5 364,430,0',
      '148,150,0 144,168,5 148,186,0',
    ),
  ],
};

/** What shines through, so that lock and chains stand before it. */
const gleams: Part = {
  name: 'gleam',
  pivot: [MIDDLE, 290],
  idle: [{ as: 'glow', by: 0.8 }],
  shine: [{ at: [MIDDLE, 290], reach: 215 }],
  marks: rivets([132, 207], [176, 204], [132, 448], [176, 446], [380, 207], [336, 204], [380, 448], [336, 446]),
};

const up = chain([110, 168, 20], [206, 262, 20], 6);
const down = chain([110, 420, 20], [206, 330, 20], 6);
const chained = (name: string, pivot: readonly [number, number], mirror: boolean): Part => {
  const turn = (shape: Shape): Shape => (mirror ? mirrored(shape, MIDDLE) : shape);
  return {
    name,
    pivot,
    idle: [{ as: 'tremble', from: mirror ? 0.4 : 0 }],
    ink: [...up.ink, ...down.ink].map(turn),
    cuts: [...up.cuts, ...down.cuts].map(turn),
  };
};

const shackle: Part = {
  name: 'shackle',
  pivot: [MIDDLE, 250],
  on: 'lock',
  ink: [
    blob('196,256! 192,190 210,148 256,130 302,148 320,190 316,256! 290,256! 292,196 282,168 256,156 230,168 220,196 222,256!'),
  ],
  marks: [blob('204,240! 202,190 218,156 256,140! 224,164 212,194 212,240!')],
};

const jaw: Part = {
  name: 'jaw',
  pivot: [MIDDLE, 330],
  on: 'lock',
  idle: [{ as: 'hover', by: 1.3 }],
  ink: [
    blob(
      '174,322! 188,346! 202,352! 210,374! 222,362! 236,388! 246,376! 256,392! 266,376! 276,388! 290,362! 302,374! 310,352! 324,346! 338,322! 344,366 322,408 286,430 256,452! 226,430 190,408 168,366',
    ),
  ],
  marks: [
    blob('188,374! 206,404 236,418 256,422 276,418 306,404 324,374! 312,410 280,430 256,434 232,430 200,410'),
    limb('256,428,0 256,436,6 256,446,0'),
  ],
};

const keyhole: Part = {
  name: 'keyhole',
  pivot: [MIDDLE, 350],
  on: 'lock',
  idle: [{ as: 'glow' }],
  shine: [{ at: [MIDDLE, 346], reach: 130 }],
  light: [blob('256,316 272,324 274,340 264,352! 272,384! 240,384! 248,352! 238,340 240,324')],
};

/** The lock that guards the door: what it bites stays bitten. */
const lock: Part = {
  name: 'lock',
  pivot: [MIDDLE, 320],
  idle: [{ as: 'breathe' }],
  ink: [
    blob(
      '256,214! 284,222 318,226 350,246 358,280 348,316 342,346! 330,322! 316,350! 302,324! 286,338! 274,314! 256,322! 238,314! 226,338! 210,324! 196,350! 182,322! 170,346! 164,316 154,280 162,246 194,226 228,222',
    ),
    ...both(limb('186,250,36 156,224,26 142,190,16 152,158,0')),
    ...both(shard('160,262 124,262 158,292')),
  ],
  marks: [
    ...both(limb('180,252,0 212,246,10 244,276,0')),
    ...both(limb('172,300,0 196,308,7 232,298,0')),
    shard('256,226 266,246 256,268 246,246'),
    ...both(limb('240,290,0 246,300,6 242,308,0')),
    ...both(limb('150,212,0 158,216,5 166,214,0')),
  ],
};

const eyes: Part = {
  name: 'eyes',
  pivot: [MIDDLE, 278],
  on: 'lock',
  idle: [{ as: 'blink' }],
  light: both(blob('186,270! 208,264 232,284! 210,290 194,284')),
};

export const lockedDoor: Peril = {
  glow: { hue: 38, saturation: 86 },
  width: SIDE,
  height: SIDE,
  parts: [
    frame,
    door,
    gleams,
    chained('chains-left', [110, 300], false),
    chained('chains-right', [402, 300], true),
    shackle,
    keyhole,
    jaw,
    lock,
    eyes,
  ],
};
