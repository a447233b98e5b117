import type { Part } from '../../drawing/figure';
import { around, crack, many } from '../../drawing/marks';
import { blob, disc, limb, lines, mirrored, shard } from '../../drawing/shapes';
import { bent, both, bust, cairn, candles, fist, type Hero, laid, MIDDLE, panting } from '../../people/hero';

const HALO = [MIDDLE, 208] as const;

const halo: Part = {
  name: 'halo',
  pivot: HALO,
  depth: 0.6,
  idle: [
    { as: 'glow', by: 0.8 },
    { as: 'sway', by: 2 },
  ],
  shine: [{ at: HALO, reach: 220 }],
  cuts: [disc(...HALO, [160, 160])],
  light: [disc(...HALO, [164, 164])],
  marks: many(15, (at) => {
    const far = 200 - (at % 2) * 14;
    return shard(
      `${around(HALO, at * 24 - 96, [172, 172])} ${around(HALO, at * 24 - 90, [far, far])} ${around(HALO, at * 24 - 84, [172, 172])}`,
    );
  }),
};
/** Some of it still shines. */
const dimmed: Part = {
  name: 'halo',
  pivot: HALO,
  depth: 0.6,
  idle: [
    { as: 'glow', by: 1.6 },
    { as: 'sway', by: 1.2 },
  ],
  marks: [100, 134, 176, 218, 262, 318].map((from, at) => {
    const arc = (radius: number): readonly string[] =>
      [0, 0.5, 1].map((share) => around(HALO, from + share * (20 + at * 2), [radius, radius]));
    return blob(`${arc(158).join('! ')}! ${arc(166).toReversed().join('! ')}!`.replace(/^(\S+)! (\S+)!/, '$1! $2'));
  }),
};

const hammer: Part = {
  name: 'hammer',
  on: 'fist',
  pivot: [430, 420],
  ink: [
    shard('420,540 422,130 438,130 440,540'),
    shard('366,60 384,52 476,52 494,60 494,136 476,144 384,144 366,136'),
    shard('416,52 430,18 444,52'),
    shard('368,78 346,70 346,126 368,118'),
    shard('492,78 511,72 511,124 492,118'),
    shard('408,142 452,142 442,170 418,170'),
  ],
  cuts: [shard('430,70 438,90 458,98 438,106 430,126 422,106 402,98 422,90')],
  marks: lines('374,68,0 378,98,6 374,130,0', '484,68,0 488,98,6 484,130,0'),
};

const body: Part = {
  name: 'body',
  pivot: [MIDDLE, 512],
  idle: [{ as: 'breathe', from: 0.4 }],
  ink: [
    blob('150,540! 150,420 196,366 256,356 316,366 362,420 362,540!'),
    // Pauldrons, plate upon plate.
    ...both(blob('200,372! 140,350 84,366 52,410 44,462! 70,452 60,490! 92,476 90,540! 176,540!')),
  ],
  cuts: [shard('256,404 266,436 296,446 266,456 256,496 246,456 216,446 246,436')],
  marks: [
    ...both(limb('76,440,0 110,410,8 176,420,0')),
    ...both(limb('88,474,0 120,446,8 172,452,0')),
    ...both(limb('80,404,0 116,374,8 160,378,0')),
    ...both(limb('196,400,0 180,440,8 186,500,0')),
  ],
};

const plume: Part = {
  name: 'plume',
  on: 'helm',
  pivot: [MIDDLE, 122],
  idle: [
    { as: 'sway', by: 2.4, from: 0.55 },
    { as: 'tremble', by: 0.5 },
  ],
  ink: [
    mirrored(
      blob(
        '240,120! 236,70 262,34 310,16 366,28 408,70! 386,68 398,94! 372,88 380,118! 350,106 350,134! 322,114 290,110 272,126!',
      ),
      MIDDLE,
    ),
  ],
  marks: lines('262,90,0 284,54,9 330,40,0', '290,94,0 316,72,8 356,70,0', '308,106,0 332,96,6 356,98,0').map((line) =>
    mirrored(line, MIDDLE),
  ),
};
const shorn: Part = {
  ...plume,
  ink: [shard('236,116 222,92 232,84 214,62 238,66 240,44 256,62 268,40 272,70 282,116')],
  marks: [],
};

const helm: Part = {
  name: 'helm',
  on: 'body',
  pivot: [MIDDLE, 350],
  idle: [{ as: 'sway', by: 0.9, from: 0.1 }],
  ink: [
    blob('162,230! 162,160 190,116 256,94 322,116 350,160 350,230! 346,300 330,346! 256,394! 182,346! 166,300'),
    shard('154,214 358,214 356,240 156,240'),
    shard('244,86 268,86 270,380 256,398 242,380'),
  ],
  cuts: [
    ...both(limb('196,284,7 226,296,7')),
    ...both(limb('198,304,7 226,316,7')),
    ...both(limb('202,324,7 226,336,7')),
    ...both(limb('190,160,0 206,130,8 232,116,0')),
  ],
  marks: [
    limb('256,110,0 259,170,7 256,206,0'),
    limb('256,260,0 259,320,7 256,372,0'),
    ...both(limb('176,260,0 178,310,7 196,346,0')),
    ...both(shard('182,222 190,227 182,232 174,227')),
  ],
};
const dented: Part = {
  ...helm,
  cuts: [...(helm.cuts ?? []), crack('346,170,0 318,184,9 326,200,7 300,206,0'), crack('290,356,0 300,344,7 290,330,0')],
};
const empty: Part = { ...dented, cuts: [...(dented.cuts ?? []), ...both(shard('186,250 234,252 234,264 190,262'))] };

const eyes: Part = {
  name: 'eyes',
  on: 'helm',
  pivot: [MIDDLE, 350],
  idle: [{ as: 'blink', from: 0.15 }],
  light: both(shard('184,248 236,252 236,264 188,262')),
};
const weary: Part = { ...eyes, light: both(shard('188,256 234,258 234,264 190,262')) };

const shield: Part = {
  name: 'shield',
  on: 'body',
  pivot: [104, 440],
  idle: [{ as: 'hover', by: 0.4, from: 0.2 }],
  ink: [blob('8,380! 56,376 104,352! 152,376 200,380! 202,440 184,500 104,560! 24,500 6,440')],
  marks: [
    disc(104, 446, [20, 20]),
    ...many(8, (at) => {
      const far = 50 - (at % 2) * 8;
      return shard(
        `${around([104, 446], at * 45 - 12, [28, 28])} ${around([104, 446], at * 45, [far, far])} ${around([104, 446], at * 45 + 12, [28, 28])}`,
      );
    }),
    blob('20,392! 60,388 104,366! 148,388 188,392! 188,440 176,486! 184,480 194,440 194,386! 150,380 104,358! 58,380 14,386!'),
  ],
};
const split: Part = {
  ...shield,
  ink: [
    shard(
      '8,380 60,374 84,362 92,390 76,408 96,430 84,452 104,470 96,500 120,486 112,456 128,440 112,412 124,390 112,358 152,376 200,380 202,440 184,500 104,560 24,500 6,440',
    ),
  ],
  marks: (shield.marks ?? []).slice(-1),
};

const bowed = { degrees: -11, by: [-20, 40], about: [MIDDLE, 350] } as const;
const leant = { degrees: 3, by: [-24, 88] } as const;
const lie = { degrees: -12, by: [-66, 62], scale: 0.82, about: [MIDDLE, 350] } as const;

export const paladin: Hero = {
  hale: bust(halo, plume, body, helm, eyes, hammer, fist, shield),
  hurt: bust(
    bent(dimmed, { by: [-14, 36] }),
    bent(shorn, bowed),
    panting(bent(body, { by: [0, 34] })),
    bent(dented, bowed),
    bent(weary, bowed),
    bent(hammer, leant),
    bent(fist, leant),
    bent(split, { by: [0, 26] }),
  ),
  fallen: bust(
    laid(bent(hammer, { degrees: 12, by: [-92, 56], scale: 0.94 })),
    // The wind still plays with it.
    bent(shorn, lie),
    laid(bent(empty, lie)),
    laid(bent(split, { degrees: 12, by: [158, -40], scale: 0.8 })),
    cairn,
    ...candles(0, 0),
  ),
};
