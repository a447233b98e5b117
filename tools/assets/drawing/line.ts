/** A point of an outline: the line runs smoothly through it, or breaks there. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly corner: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From a point, whose handle is `from`, to another, whose handle is `to`. */
export interface Curve {
  readonly start: Point;
  readonly from: Point;
  readonly to: Point;
  readonly end: Point;
}

/** How far a handle reaches towards the next point. */
const REACH = 0.36;

/** `10,20 30,40! …`: points to go through; an exclamation mark breaks the line there. */
export function knots(text: string): readonly Knot[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = Number.NaN, y = Number.NaN] = word.replace('!', '').split(',').map(Number);
      if (!Number.isFinite(x + y)) throw new Error(`Not a point: ${word}`);
      return { x, y, corner: word.endsWith('!') };
    });
}

export function closed(through: readonly Knot[]): readonly Curve[] {
  return through.map((start, at) => {
    const around = (step: number): Knot => through.at((at + step) % through.length) ?? start;
    return curve(around(-1), start, [around(1), around(2)]);
  });
}

export function open(through: readonly Knot[]): readonly Curve[] {
  return through.slice(0, -1).map((start, at) => {
    const end = through[at + 1] ?? start;
    return curve(through[at - 1] ?? { ...start, corner: true }, start, [end, through[at + 2] ?? { ...end, corner: true }]);
  });
}

function curve(before: Knot, start: Knot, [end, after]: readonly [Knot, Knot]): Curve {
  const length = Math.hypot(end.x - start.x, end.y - start.y) * REACH;
  const ahead = start.corner || same(before, start) ? direction(start, end) : direction(before, end);
  const behind = end.corner || same(after, end) ? direction(start, end) : direction(start, after);
  return {
    start,
    from: { x: start.x + ahead.x * length, y: start.y + ahead.y * length },
    to: { x: end.x - behind.x * length, y: end.y - behind.y * length },
    end,
  };
}

const same = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

export function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Points along curves, `steps` for each, without the last end. */
export function sampled(curves: readonly Curve[], steps: number): readonly Point[] {
  return curves.flatMap((one) => Array.from({ length: steps }, (_, at) => pointOn(one, at / steps)));
}

export function pointOn({ start, from, to, end }: Curve, t: number): Point {
  const u = 1 - t;
  const mixed = (axis: 'x' | 'y'): number =>
    u ** 3 * start[axis] + 3 * u * u * t * from[axis] + 3 * u * t * t * to[axis] + t ** 3 * end[axis];
  return { x: mixed('x'), y: mixed('y') };
}

/** Positive when it runs clockwise on the screen. */
export function area(curves: readonly Curve[]): number {
  const points = sampled(curves, 4);
  return points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

export const reversed = (curves: readonly Curve[]): readonly Curve[] =>
  curves.toReversed().map(({ start, from, to, end }) => ({ start: end, from: to, to: from, end: start }));

/** The same curves as path data, in whole steps from point to point. */
export function pathData(curves: readonly Curve[]): string {
  const [first] = curves;
  if (first === undefined) return '';
  let pen = rounded(first.start);
  const steps = curves.map((one) => {
    const [from, to, end] = [rounded(one.from), rounded(one.to), rounded(one.end)];
    const step = straight(one) ? `l${pair(pen, end)}` : `c${pair(pen, from)} ${pair(pen, to)} ${pair(pen, end)}`;
    pen = end;
    return step;
  });
  return `M${pair({ x: 0, y: 0 }, rounded(first.start))}${steps.join('')}z`;
}

const straight = ({ start, from, to, end }: Curve): boolean => [from, to].every((handle) => distance(start, end, handle) < 0.5);

/** How far a point is from the line through two others. */
function distance(start: Point, end: Point, point: Point): number {
  const along = direction(start, end);
  return Math.abs((point.x - start.x) * along.y - (point.y - start.y) * along.x);
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
const pair = (from: Point, to: Point): string => `${to.x - from.x} ${to.y - from.y}`.replace(' -', '-');
