import { type Part, remade } from '../../drawing/figure';
import { around, crack, many, otherSide } from '../../drawing/marks';
import { blob, disc, limb, lines, moved, type Shape, shard, turned } from '../../drawing/shapes';
import { type Peril, SIDE } from './peril';

const HUB = [256, 226] as const;
const ABOUT = { x: HUB[0], y: HUB[1] };

/** Strokes of runes that nobody reads any more, about their own middle. */
const RUNES: readonly (readonly string[])[] = [
  ['-6,-14,5 -6,14,5', '-6,-12,5 8,-2,5', '-6,2,5 8,12,5'],
  ['0,-14,5 0,14,5', '-10,-6,5 0,4,5', '10,-6,5 0,4,5'],
  ['-8,-14,5 8,0,5', '8,0,5 -8,14,5', '4,-14,5 10,-8,5'],
  ['-8,-14,5 -8,14,5', '8,-14,5 8,14,5', '-8,-6,5 8,6,5'],
  ['-8,-12,5 8,12,5', '8,-12,5 -8,12,5'],
  ['0,-14,5 0,14,5', '-9,-12,5 9,-2,5', '-9,2,5 9,12,5'],
  ['-9,12,5 0,-14,5', '0,-14,5 9,12,5', '-5,4,5 5,4,5'],
  ['-8,14,5 -8,-14,5', '-8,-12,5 8,-6,5', '8,-6,5 -6,2,5', '-6,2,5 8,14,5'],
];
/** A rune on a ring: at an angle, as far from the hub as said. */
const rune = (which: number, degrees: number, { far, scale }: { far: number; scale: number }): readonly Shape[] =>
  (RUNES[which % RUNES.length] ?? []).map((stroke) =>
    turned(moved(turned(limb(stroke), { x: 0, y: 0 }, { scale }), HUB[0], HUB[1] - far), ABOUT, { degrees }),
  );

const round = (radius: number): Shape => disc(...HUB, [radius, radius]);
/** A wedge of a ring. */
const wedge = (degrees: number, half: number, [near, far]: readonly [number, number]): Shape =>
  shard(
    [
      around(HUB, degrees - half, [near, near]),
      around(HUB, degrees - half, [far, far]),
      around(HUB, degrees + half, [far, far]),
      around(HUB, degrees + half, [near, near]),
    ].join(' '),
  );

const outer: Part = {
  name: 'ring-outer',
  pivot: HUB,
  idle: [{ as: 'sway', by: 3.4 }],
  ink: [round(190), ...many(8, (at) => wedge(at * 45 + 22, 8, [180, 238]))],
  cuts: [round(143)],
  marks: many(8, (at) => [
    wedge(at * 45 - 98, 3, [150, 184]),
    wedge(at * 45 + 22, 5, [190, 226]),
    ...rune(at, at * 45 + 14, { far: 166, scale: 1 }),
  ]).flat(),
};

const middle: Part = {
  name: 'ring-middle',
  pivot: HUB,
  idle: [{ as: 'spin', by: -1 }],
  ink: [round(136)],
  cuts: [round(94)],
  marks: [...many(6, (at) => wedge(at * 60 + 12, 2, [100, 130])), crack('180,160,0 166,150,6 160,132,0')],
};
const glyphs: Part = {
  name: 'runes',
  pivot: HUB,
  on: 'ring-middle',
  idle: [{ as: 'glow' }],
  light: [0, 1, 2, 4, 5].flatMap((at) => rune(at + 3, at * 60 + 12, { far: 115, scale: 1.05 })),
};

const inner: Part = {
  name: 'ring-inner',
  pivot: HUB,
  idle: [{ as: 'spin', by: 1.6 }],
  ink: [round(87), ...many(4, (at) => wedge(at * 90 + 30, 8, [80, 96]))],
  cuts: [round(50)],
  marks: many(4, (at) => rune(at + 5, at * 90 - 16, { far: 68, scale: 0.8 })).flat(),
};

const core: Part = {
  name: 'core',
  pivot: HUB,
  shine: [{ at: HUB, reach: 150 }],
  ink: [round(43)],
};
const eye: Part = {
  name: 'eye',
  pivot: HUB,
  idle: [{ as: 'blink' }],
  cuts: [blob('256,208! 265,226 256,244! 247,226')],
  light: [blob('222,226! 240,206 256,202 272,206 290,226! 272,246 256,250 240,246')],
};

/** A giant's hand of stone, that does not let go. */
const hand: Part = {
  name: 'hand-left',
  pivot: [90, 500],
  ink: [
    shard('36,508 46,440 36,400 48,352 74,330 100,340 130,372 172,400 196,432 184,452 150,444 152,508'),
    shard('28,508 30,462 164,462 168,508'),
  ],
  cuts: [crack('84,400,0 96,416,8 90,440,0')],
  marks: [
    shard('40,472 96,470 96,502 38,502'),
    shard('106,470 154,470 158,502 106,502'),
    ...lines('60,380,0 90,376,8 128,396,0', '56,440,0 90,452,7 140,440,0'),
  ],
};
const fingers: Part = {
  name: 'fingers-left',
  pivot: [74, 350],
  ink: [
    shard('60,364 40,330 48,306 92,296 110,304 106,322 74,330 84,360'),
    shard('52,320 30,286 40,262 84,256 100,264 96,282 64,288 74,316'),
    shard('58,276 32,246 42,222 84,220 98,228 94,246 64,250 76,272'),
    shard('132,398 150,380 182,364 204,372 206,390 186,396 168,414'),
  ],
  marks: [
    shard('54,314 90,302 100,306 66,320'),
    shard('46,270 82,262 92,266 58,278'),
    shard('48,230 82,226 90,230 58,238'),
    shard('156,386 184,372 198,376 172,390'),
    shard('44,328 52,322 66,344 62,352'),
    shard('34,286 42,280 54,300 52,308'),
    shard('36,246 44,240 58,258 56,264'),
  ],
};
const left = remade([hand, fingers], (shape) => moved(shape, 18, 4));
const right = otherSide(left, HUB[0]);

export const runePuzzle: Peril = {
  glow: { hue: 174, saturation: 74 },
  width: SIDE,
  height: SIDE,
  parts: [
    ...left.slice(0, 1),
    ...right.slice(0, 1),
    ...remade([outer, middle, glyphs, inner, core, eye], (shape) => turned(shape, ABOUT, { scale: 0.89 })),
    ...left.slice(1),
    ...right.slice(1),
  ],
};
