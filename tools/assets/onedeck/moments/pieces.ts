import type { Part } from '../../drawing/figure';
import { blob, disc, moved, type Shape, shard, turned } from '../../drawing/shapes';
import { rays } from './lantern';

type Spot = readonly [x: number, y: number];

/** A star of light on metal or in the air. */
const glint = ([x, y]: Spot, size: number): Shape => {
  const waist = size * 0.2;
  return shard(
    `${x},${y - size} ${x + waist},${y - waist} ${x + size * 0.7},${y} ${x + waist},${y + waist} ${x},${y + size} ${x - waist},${y + waist} ${x - size * 0.7},${y} ${x - waist},${y - waist}`,
  );
};

/** Glints that flash at their own time, a few at once. */
export function glints(
  name: string,
  spots: readonly (readonly [x: number, y: number, size: number])[],
  among = 3,
): readonly Part[] {
  return Array.from({ length: among }, (_, group): Part => {
    const own = spots.filter((_spot, at) => at % among === group);
    const [[x, y] = [0, 0]] = own;
    return {
      name: `${name}-${group + 1}`,
      pivot: [x, y],
      idle: [{ as: 'twinkle', from: (group * 0.37) % 1 }],
      light: own.map(([across, down, size]) => glint([across, down], size)),
    };
  });
}

const FLAME = blob('0,2 -14,-6 -17,-24 -8,-42 -4,-68! 6,-52 9,-40 17,-46! 20,-22 14,-5');
const HEART = blob('0,-2 -6,-8 -7,-18 0,-34! 7,-20 6,-8');

/** A fire that stands on its point, and what it lights. */
export function flame(
  name: string,
  [x, y]: Spot,
  { scale, reach, from = 0 }: { scale: number; reach: number; from?: number },
): Part {
  const put = (shape: Shape): Shape => moved(turned(shape, { x: 0, y: 0 }, { scale }), x, y);
  return {
    name,
    pivot: [x, y],
    idle: [{ as: 'flicker', by: 1.3, from }],
    shine: [{ at: [x, Math.round(y - 30 * scale)], reach }],
    light: [put(FLAME)],
    cuts: [put(HEART)],
  };
}

/** Beams about a light, every other one fading as its neighbours grow. */
export function beams([x, y]: Spot, { count, far, depth }: { count: number; far: number; depth: number }): readonly Part[] {
  const all = rays([x, y], count, [60, far]);
  const half = (rest: 0 | 1): readonly Shape[] => all.filter((_, at) => at % 2 === rest);
  return ([0, 1] as const).map((rest) => ({
    name: `rays-${rest + 1}`,
    pivot: [x, y],
    depth,
    idle: [
      { as: 'glow', by: 1.2, from: rest / 2 },
      { as: 'sway', by: rest === 0 ? 0.7 : -0.7 },
    ],
    shine: [{ at: [x, y], reach: Math.round(far * 0.94), rays: half(rest) }],
  }));
}

/** Coins lying on a heap: the light grazes them. */
export const coins = (spots: readonly Spot[], [across, down]: readonly [number, number] = [15, 6]): readonly Shape[] =>
  spots.map(([x, y]) => disc(x, y, [across, down]));
