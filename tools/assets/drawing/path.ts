import { member } from './limbs';
import { type Curve, type Point, pointOn } from './line';
import type { Shape } from './shapes';

/** How many points of a curve a bar goes through. */
const JOINTS = 3;

/** Outlines from path data with absolute `M`, `L`, `C` and `Q`; each is closed. */
export const outlines = (data: string): readonly Shape[] =>
  tracks(data).map((track) => {
    const [first, last] = [track[0]?.start, track.at(-1)?.end];
    if (first === undefined || last === undefined || (first.x === last.x && first.y === last.y)) return track;
    return [...track, straight(last, first)];
  });

/** Lines of one width with round ends, from path data as above that is not closed. */
export const bars = (data: string, width: number): readonly Shape[] =>
  tracks(data).map((track) => {
    const points = track.flatMap((curve) => {
      const steps = isStraight(curve) ? 1 : JOINTS;
      return Array.from({ length: steps }, (_, at) => pointOn(curve, at / steps));
    });
    const end = track.at(-1)?.end ?? { x: 0, y: 0 };
    return member([...points, end].map(({ x, y }) => `${x},${y},${width}`).join(' '));
  });

const straight = (start: Point, end: Point): Curve => ({ start, from: start, to: end, end });
const isStraight = ({ start, from, to, end }: Curve): boolean => from === start && to === end;

/** One list of curves for each `M`. */
function tracks(data: string): readonly Shape[] {
  const found: Curve[][] = [];
  let pen: Point = { x: 0, y: 0 };
  for (const [, letter = '', numbers = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const points = pairs(numbers);
    if (letter === 'M') {
      found.push([]);
      pen = points[0] ?? pen;
    } else if (letter !== 'Z') {
      const curves = drawn(letter, pen, points);
      found.at(-1)?.push(...curves);
      pen = curves.at(-1)?.end ?? pen;
    }
  }
  return found;
}

function pairs(numbers: string): readonly Point[] {
  const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  return Array.from({ length: values.length / 2 }, (_, at) => ({ x: values[at * 2] ?? 0, y: values[at * 2 + 1] ?? 0 }));
}

function drawn(letter: string, from: Point, points: readonly Point[]): readonly Curve[] {
  const size = { L: 1, Q: 2, C: 3 }[letter];
  if (size === undefined || points.length % size !== 0) throw new Error(`Not a path: ${letter} with ${points.length} points`);
  let pen = from;
  return Array.from({ length: points.length / size }, (_, at) => {
    const curve = bent(pen, points.slice(at * size, (at + 1) * size));
    pen = curve.end;
    return curve;
  });
}

function bent(start: Point, [one = start, two, three]: readonly Point[]): Curve {
  if (two === undefined) return straight(start, one);
  if (three !== undefined) return { start, from: one, to: two, end: three };
  const mixed = (end: Point): Point => ({ x: end.x + ((one.x - end.x) * 2) / 3, y: end.y + ((one.y - end.y) * 2) / 3 });
  return { start, from: mixed(start), to: mixed(two), end: two };
}
