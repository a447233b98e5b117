import type { Idle, Part } from '../../drawing/figure';
import { sheet } from '../stage';

interface Flame {
  readonly name: string;
  readonly at: readonly [number, number];
  readonly scale?: number;
  readonly hue?: number;
  readonly on?: string;
  readonly from?: number;
  /** How far its light reaches, in sizes of the flame. */
  readonly reach?: number;
}

/** Fire has a colour of its own, whoever the room belongs to. */
const FIRE = 32;

/** A flame that stands on a point. */
export function flame({ name, at: [x, y], scale = 1, hue = FIRE, on, from = 0, reach = 2.2 }: Flame): Part {
  const to = (dx: number, dy: number): string => `${x + dx * scale} ${y + dy * scale}`;
  const idle: readonly Idle[] = [{ as: 'flicker', by: 1.2, from }];
  return {
    name,
    pivot: [x, y],
    hue,
    idle,
    ...(on === undefined ? {} : { on }),
    shine: [{ at: [x, y - 9 * scale], reach: 14 * scale * reach }],
    light: sheet(
      `M${to(0, 0)}C${to(-6, 0)} ${to(-8, -6)} ${to(-6, -11)}C${to(-4, -15)} ${to(-1, -17)} ${to(0, -25)}C${to(3, -18)} ${to(8, -15)} ${to(7, -8)}C${to(7, -3)} ${to(5, 0)} ${to(0, 0)}Z`,
    ),
  };
}

/** What rises from something hot: a bent line that fades upwards. */
export function wisp(name: string, [x, y]: readonly [number, number], from = 0): Part {
  return {
    name,
    pivot: [x, y],
    idle: [{ as: 'smoke', by: 0.5, from }],
    marks: sheet(
      `M${x} ${y}C${x - 8} ${y - 7} ${x + 5} ${y - 12} ${x - 2} ${y - 22}C${x - 6} ${y - 29} ${x + 2} ${y - 32} ${x} ${y - 38}C${x + 8} ${y - 31} ${x + 1} ${y - 28} ${x + 4} ${y - 21}C${x + 10} ${y - 12} ${x - 2} ${y - 8} ${x} ${y}Z`,
    ),
  };
}
