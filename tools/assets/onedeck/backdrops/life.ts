import type { Idle } from '../../drawing/figure';
import { blob, disc, limb, mirrored, moved, type Shape, shard, turned } from '../../drawing/shapes';
import type { LivingPart } from '../../places/living';

type Spot = readonly [x: number, y: number];
type Sized = readonly [x: number, y: number, size: number];

const put = (shapes: readonly Shape[], [x, y]: Spot, scale = 1): readonly Shape[] =>
  shapes.map((shape) => moved(turned(shape, { x: 0, y: 0 }, { scale }), x, y));

/** Fire is warmer than the light of any place. */
const FIRE = 33;
const TONGUE = blob('0,3 -13,-5 -17,-22 -9,-40 -3,-66! 6,-50 9,-40 16,-46! 19,-22 14,-5');
const HEART = blob('0,0 -7,-6 -9,-18 -1,-38! 7,-22 8,-8');

/** A flame that licks, standing on its point, and the light about it. */
export function fire(
  name: string,
  at: Spot,
  { size, reach = 100, from = 0, on }: { size: number; reach?: number; from?: number; on?: string },
): LivingPart {
  const [x, y] = at;
  return {
    name,
    pivot: [x, y],
    hue: FIRE,
    ...(on === undefined ? {} : { on }),
    idle: [{ as: 'flicker', by: 1.7, from }],
    shine: [{ at: [x, Math.round(y - 26 * size)], reach: Math.round(reach * size) }],
    light: put([TONGUE], at, size),
    core: put([HEART], at, size),
  };
}

/** A bowl of coals on three chains, from above the picture down to a point. */
export function hangingBowl(name: string, [x, y]: Spot, { top = -40, from = 0 } = {}): LivingPart {
  const count = Math.round((y - 86 - top) / 24);
  const links = Array.from({ length: count }, (_, at) => top + ((at + 0.5) * (y - 86 - top)) / count);
  return {
    name,
    pivot: [x, top],
    idle: [{ as: 'swing', by: 0.42, from }],
    ink: [
      ...links.map((middle, at) => disc(x, middle, at % 2 === 0 ? [8, 15] : [4, 15])),
      limb(`${x},${y - 90},6 ${x - 18},${y - 50},5 ${x - 36},${y - 6},5`),
      limb(`${x},${y - 90},6 ${x + 18},${y - 50},5 ${x + 36},${y - 6},5`),
      limb(`${x},${y - 90},6 ${x},${y - 40},4 ${x},${y - 6},4`),
      blob(
        `${x - 44},${y - 8}! ${x + 44},${y - 8}! ${x + 34},${y + 18} ${x + 12},${y + 30} ${x - 12},${y + 30} ${x - 34},${y + 18}`,
      ),
    ],
    cuts: links.flatMap((middle, at) => (at % 2 === 0 ? [disc(x, middle, [3.5, 8])] : [])),
  };
}

/** Sparks, bubbles, motes: small round things that go up together. */
const rising = (
  name: string,
  spots: readonly Sized[],
  { from = 0, by = 1, hue }: { from?: number; by?: number; hue?: number } = {},
): LivingPart => ({
  name,
  pivot: middleOf(spots),
  ...(hue === undefined ? {} : { hue }),
  idle: [
    { as: 'bubble', by, from },
    { as: 'sway', by: 1.5, from },
  ],
  light: spots.map(([x, y, r]) => disc(x, y, [r, r])),
});

export const sparks = (name: string, spots: readonly Sized[], from = 0): LivingPart =>
  rising(
    name,
    spots.map(([x, y, r]): Sized => [x, y, r * 1.5]),
    { from, hue: 28 },
  );

/** Bubbles let the light through. */
export const bubbles = (name: string, spots: readonly Sized[], from = 0): LivingPart => ({
  ...rising(name, [], { from }),
  pivot: middleOf(spots),
  light: spots.flatMap(([x, y, r]) => [disc(x - r * 0.3, y - r * 0.3, [r * 0.28, r * 0.28])]),
  marks: spots.map(([x, y, r]) => disc(x, y, [r, r])),
  shine: spots.map(([x, y, r]) => ({ at: [x, y] as const, reach: Math.round(r * 1.4) })),
});

/** Snow, dust: it falls. */
export const falling = (name: string, spots: readonly Sized[], { from = 0, by = 2 } = {}): LivingPart => ({
  name,
  pivot: middleOf(spots),
  idle: [
    { as: 'drip', by, from },
    { as: 'drift', by: 1.5, from },
  ],
  light: spots.map(([x, y, r]) => disc(x, y, [r, r])),
});

const DROP = blob('0,-15! 5,-2 6,5 0,10 -6,5 -5,-2');

/** A drop at the tip of something: it gathers, and falls. */
export const drop = (
  name: string,
  at: Spot,
  { from = 0, size = 1, hue }: { from?: number; size?: number; hue?: number } = {},
): LivingPart => ({
  name,
  pivot: at,
  ...(hue === undefined ? {} : { hue }),
  idle: [{ as: 'drop', from }],
  light: put([DROP], at, size),
});

const BAT = [
  blob(
    '0,-6 5,-14! 8,-5 24,-12 52,-26! 66,-14 76,6! 62,2 52,14! 42,5 30,20! 18,10 8,16 0,22! -8,16 -18,10 -30,20! -42,5 -52,14! -62,2 -76,6! -66,-14 -52,-26! -24,-12 -8,-5 -5,-14!',
  ),
];
const BIRD = [blob('0,2 18,-12 46,-20 70,-10! 44,-10 22,0 4,12! -4,12 -22,0 -44,-10 -70,-10! -46,-20 -18,-12')];

const flying =
  (shapes: readonly Shape[]) =>
  (name: string, at: Spot, { size = 1, by = 1, from = 0 } = {}): LivingPart => ({
    name,
    pivot: at,
    idle: [
      { as: 'pass', by, from },
      { as: 'hover', by: 2.4, from },
      { as: 'flap', from },
    ],
    ink: put(shapes, at, size),
  });
export const bat = flying(BAT);
export const bird = flying(BIRD);

const LID = blob('-18,0! -8,-9 4,-9 16,-3! 8,8 -6,8');
const SLIT = shard('-1,-8 4,0 0,7 -4,0');

/** Two eyes in the dark, this far apart, that open, look and shut. */
export function eyes(
  name: string,
  [x, y]: Spot,
  {
    apart = 27,
    size = 1,
    from = 0,
    hue,
    slit = false,
  }: { apart?: number; size?: number; from?: number; hue?: number; slit?: boolean } = {},
): LivingPart {
  const one = put([LID], [x - apart, y], size);
  const pupil = put([SLIT], [x - apart, y], size);
  return {
    name,
    pivot: [x, y],
    ...(hue === undefined ? {} : { hue }),
    idle: [
      { as: 'peer', from },
      { as: 'drift', by: 0.5, from },
    ],
    light: [...one, ...one.map((shape) => mirrored(shape, x))],
    cuts: slit ? [...pupil, ...pupil.map((shape) => mirrored(shape, x))] : [],
  };
}

/** Lights in the sockets of a skull. */
export const sockets = (
  name: string,
  spots: readonly Spot[],
  { size = 7, from = 0, idle = 'peer' }: { size?: number; from?: number; idle?: Idle['as'] } = {},
): LivingPart => ({
  name,
  pivot: middleOf(spots),
  idle: [{ as: idle, from, ...(idle === 'glow' ? { by: 2 } : {}) }],
  shine: spots.map((at) => ({ at, reach: size * 5 })),
  light: spots.map(([x, y]) => disc(x, y, [size, size])),
});

const star = ([x, y, size]: Sized): Shape => {
  const waist = size * 0.16;
  return shard(
    `${x},${y - size} ${x + waist},${y - waist} ${x + size * 0.7},${y} ${x + waist},${y + waist} ${x},${y + size} ${x - waist},${y + waist} ${x - size * 0.7},${y} ${x - waist},${y - waist}`,
  );
};

const dash = ([x, y, size]: Sized): Shape => limb(`${x - size * 2},${y},0 ${x},${y},${size * 0.3} ${x + size * 2},${y},0`);

/** Gleams on gold, on crystal, in the sky: each group flashes at a time of its own. */
export function gleams(
  name: string,
  spots: readonly Sized[],
  { among = 2, hue, flat = false }: { among?: number; hue?: number; flat?: boolean } = {},
): readonly LivingPart[] {
  return Array.from({ length: among }, (_, group): LivingPart => {
    const own = spots.filter((_spot, at) => at % among === group);
    return {
      name: `${name}-${group + 1}`,
      pivot: middleOf(own),
      ...(hue === undefined ? {} : { hue }),
      idle: [{ as: 'glint', from: (group * 0.43) % 1 }],
      light: own.map(flat ? dash : star),
    };
  });
}

/** A light that wanders: a soul, a will-o'-the-wisp. */
export const wisp = (name: string, [x, y]: Spot, { size = 1, from = 0 } = {}): LivingPart => ({
  name,
  pivot: [x, y],
  idle: [
    { as: 'hover', by: 2.2, from },
    { as: 'drift', by: 2.4, from },
    { as: 'flicker', by: 1.2, from },
  ],
  shine: [{ at: [x, y - 20 * size], reach: Math.round(84 * size) }],
  light: put([TONGUE], [x, y], size),
  core: put([HEART], [x, y], size),
});

const CLOUD = [
  blob('-130,12! -104,-8 -70,-6 -46,-28 -6,-32 20,-14 54,-24 82,-4 134,12! 60,22 -52,22'),
  blob('-60,30! -30,18 30,22 70,14 130,32! 60,38 0,38'),
];

/** A bank of cloud or mist that goes to and fro before what shines. */
export const cloud = (name: string, spots: readonly Sized[], { from = 0, by = 9 } = {}): LivingPart => ({
  name,
  pivot: middleOf(spots),
  idle: [{ as: 'drift', by, from }],
  ink: spots.flatMap(([x, y, size]) => put(CLOUD, [x, y], size)),
});

/** Rings that hang from a point and swing there. */
export function hanging(
  name: string,
  [x, y]: Spot,
  { ink, cuts = [], by = 0.5, from = 0 }: { ink: readonly Shape[]; cuts?: readonly Shape[]; by?: number; from?: number },
): LivingPart {
  return { name, pivot: [x, y], idle: [{ as: 'swing', by, from }], ink, cuts };
}

function middleOf(spots: readonly (Spot | Sized)[]): Spot {
  const count = spots.length || 1;
  const [x, y] = [0, 1].map((axis) => Math.round(spots.reduce((sum, spot) => sum + (spot[axis] ?? 0), 0) / count));
  return [x ?? 0, y ?? 0];
}
