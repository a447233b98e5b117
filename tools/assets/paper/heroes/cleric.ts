import type { Part } from '../../drawing/figure';
import { around, crack, many } from '../../drawing/marks';
import { blob, disc, limb, lines, shard } from '../../drawing/shapes';
import { bent, both, bust, cairn, candles, type Hero, laid, MIDDLE, panting } from '../../people/hero';

const CROWN = [262, 208] as const;

/** Rays of unlike length about a ring of light. */
const halo: Part = {
  name: 'halo',
  pivot: [CROWN[0], CROWN[1]],
  idle: [{ as: 'glow', by: 0.6 }],
  light: [disc(CROWN[0], CROWN[1], [158, 158])],
  cuts: [disc(CROWN[0], CROWN[1], [152, 152])],
};
const rays: Part = {
  name: 'rays',
  on: 'halo',
  pivot: [CROWN[0], CROWN[1]],
  idle: [{ as: 'sway', by: 1.6, from: 0.3 }],
  light: many(15, (at) => {
    const turn = -176 + at * 12;
    const far = [190, 206, 196][at % 3] ?? 190;
    return shard(
      [around(CROWN, turn - 2.2, [166, 166]), around(CROWN, turn, [far, far]), around(CROWN, turn + 2.2, [166, 166])].join(' '),
    );
  }),
};

const body: Part = {
  name: 'body',
  pivot: [MIDDLE, 512],
  idle: [{ as: 'breathe', by: 0.8, from: 0.4 }],
  ink: [blob('84,540! 98,462 132,402 188,356 256,350 324,356 380,402 414,462 428,540!')],
  cuts: [limb('160,424,0 146,470,7 144,512,7'), limb('354,424,0 368,470,7 370,512,7')],
  marks: [
    // A stole, embroidered.
    blob('190,366! 164,420 158,520! 206,520! 212,430 222,378!'),
    blob('326,366! 352,420 360,520! 312,520! 304,430 294,378!'),
    ...lines('116,446,0 106,480,9 104,512,0', '398,446,0 408,480,9 410,512,0'),
  ],
};

const cowl: Part = {
  name: 'cowl',
  on: 'body',
  pivot: [MIDDLE, 370],
  idle: [{ as: 'sway', by: 0.9, from: 0.7 }],
  ink: [
    blob(
      '286,22! 296,52 322,98 354,170 366,256 356,318 398,362! 372,386 330,398! 300,420 256,426 214,420 182,398! 138,386 114,360! 158,318 150,256 160,176 198,104 246,50',
    ),
  ],
  marks: lines(
    '268,56,0 214,130,10 192,220,0',
    '284,60,0 312,130,8 330,210,0',
    '176,250,0 178,310,11 210,370,0',
    '344,250,0 340,312,11 308,370,0',
    '220,404,0 256,412,8 296,402,0',
    '266,84,0 262,106,7 266,128,0',
    '248,100,0 264,104,7 282,98,0',
  ),
};

/** In the shadow of the cowl, lit from below by what the hands hold. */
const face: Part = {
  name: 'face',
  on: 'cowl',
  pivot: [260, 350],
  ink: [blob('264,140! 306,172 326,226 322,290 296,342 258,366 222,342 198,290 194,226 218,172')],
  marks: [
    blob('206,286! 226,300 240,288! 252,302 268,302 280,288! 296,300 314,284! 306,320 284,346 258,354 234,346 214,318'),
    ...lines('204,226,0 224,214,7 246,230,0', '316,226,0 296,214,7 274,230,0'),
  ],
};
const lips: Part = {
  name: 'lips',
  on: 'face',
  pivot: [260, 324],
  ink: [limb('238,322,0 260,330,10 284,320,0')],
};

const eyes: Part = {
  name: 'eyes',
  on: 'face',
  pivot: [260, 244],
  idle: [{ as: 'blink', from: 0.55 }],
  light: [blob('206,248! 224,236 246,248! 228,260 214,258'), blob('314,246! 296,234 274,247! 292,258 306,256')],
};

const relic: Part = {
  name: 'relic',
  on: 'body',
  pivot: [256, 470],
  idle: [
    { as: 'glow', by: 0.8, from: 0.2 },
    { as: 'hover', by: 0.4 },
  ],
  shine: [{ at: [256, 420], reach: 132 }],
  light: [
    disc(256, 394, [34, 38]),
    blob('248,426! 264,426! 268,470 276,520! 236,520! 244,470'),
    blob('250,430! 214,434 186,422! 184,452! 214,444 250,448!'),
    blob('262,430! 298,434 326,422! 328,452! 298,444 262,448!'),
  ],
  cuts: [disc(256, 394, [18, 22])],
};

const hands: Part = {
  name: 'hands',
  on: 'relic',
  pivot: [256, 490],
  ink: [
    blob('158,530! 172,474 204,454 236,460 246,480 238,506 214,520 206,540!'),
    blob('354,530! 340,474 308,454 276,460 266,480 274,506 298,520 306,540!'),
  ],
  marks: lines(
    '204,468,0 226,470,6 240,478,0',
    '198,486,0 220,486,6 238,494,0',
    '308,468,0 286,470,6 272,478,0',
    '314,486,0 292,486,6 274,494,0',
  ),
};

const sleeves: Part = {
  name: 'sleeves',
  on: 'hands',
  pivot: [256, 512],
  ink: both(blob('96,540! 120,480 160,456 190,476! 200,500 194,540!')),
  marks: both(limb('126,500,0 156,484,8 186,496,0')),
};

/** Its light is out: what is left of it is a ring of dull metal. */
const tarnished: Part = {
  name: 'halo',
  pivot: [CROWN[0], CROWN[1]],
  ink: [disc(CROWN[0], CROWN[1], [158, 158])],
  cuts: [disc(CROWN[0], CROWN[1], [149, 149]), crack('386,90,0 376,112,8 392,128,7 380,150,0')],
};
/** Few rays are left, each with its own strength. */
const guttering: Part = {
  ...rays,
  idle: [{ as: 'flicker', by: 1.2 }],
  light: (rays.light ?? []).filter((_, at) => at === 3 || at === 7 || at === 12),
};
const torn: Part = {
  ...cowl,
  cuts: [crack('330,130,0 340,166,10 330,190,8 346,226,0'), crack('176,300,0 190,336,8 176,366,0')],
};
const weary: Part = {
  ...eyes,
  light: [blob('208,254! 226,250 244,256! 226,262'), limb('276,256,0 294,252,5 312,254,0')],
};
/** It still shines, a little. */
const dimmed: Part = {
  ...relic,
  idle: [{ as: 'flicker', by: 0.6 }],
  shine: [{ at: [256, 420], reach: 84 }],
  cuts: [...(relic.cuts ?? []), crack('226,432,0 220,438,5 226,444,4 218,452,0')],
};

const bow = { degrees: 9, by: [10, 36], about: [MIDDLE, 370] } as const;
const lie = { degrees: -12, by: [-30, 92], scale: 0.8, about: [MIDDLE, 370] } as const;
const slipped = { degrees: 14, by: [24, 40], about: CROWN } as const;
const rolled = { degrees: 30, by: [60, 120], scale: 0.7, about: CROWN } as const;

export const cleric: Hero = {
  hale: bust(halo, rays, body, cowl, face, lips, eyes, relic, sleeves, hands),
  hurt: bust(
    bent(tarnished, slipped),
    bent(guttering, slipped),
    panting(bent(body, { by: [0, 30] })),
    bent(torn, bow),
    bent(face, bow),
    bent({ ...lips, ink: [limb('240,334,0 260,324,9 282,332,0')] }, bow),
    bent(weary, bow),
    bent(dimmed, { degrees: -8, by: [0, 34], about: [256, 470] }),
    bent(sleeves, { by: [0, 34] }),
    bent(hands, { degrees: -5, by: [0, 34] }),
  ),
  fallen: bust(
    laid(bent(tarnished, rolled)),
    // The wind still plays with it.
    { ...laid(bent(torn, lie)), idle: [{ as: 'sway', by: 0.7 }] },
    bent({ ...face, marks: [] }, lie),
    { ...laid(bent(dimmed, { degrees: 12, by: [-110, -24], scale: 0.86 })), idle: [{ as: 'glow', by: 1.6 }] },
    cairn,
    ...candles(0, 0),
  ),
};
