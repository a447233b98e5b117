import { type Curve, closed, direction, type Knot, knots, open, type Point, pointOn, sampled } from './line';

/** A closed outline. */
export type Shape = readonly Curve[];

export const blob = (text: string): Shape => closed(knots(text));

/** Straight from point to point. */
export const shard = (text: string): Shape => closed(knots(text).map((knot) => ({ ...knot, corner: true })));

export function disc(x: number, y: number, [across, down]: readonly [number, number]): Shape {
  return closed(
    Array.from({ length: 8 }, (_, at): Knot => {
      const angle = (at * Math.PI) / 4;
      return { x: x + Math.cos(angle) * across, y: y + Math.sin(angle) * down, corner: false };
    }),
  );
}

interface Joint extends Point {
  readonly width: number;
}

/** Rings of scales across a limb, seen from the side: crescents from its middle to one edge, the left on the way for -1. */
export function rings(text: string, count: number, side: 1 | -1): readonly Shape[] {
  const joints = text.trim().split(/\s+/).map(joint);
  const spine = open(joints.map(({ x, y }) => ({ x, y, corner: false })));
  return Array.from({ length: count }, (_, at) => {
    const place = ((at + 0.5) / count) * spine.length;
    const [one, part] = [spine[Math.floor(place)], place - Math.floor(place)];
    if (one === undefined) return [];
    const [here, ahead] = [pointOn(one, part), pointOn(one, Math.min(1, part + 0.05))];
    const along = direction(here, ahead);
    const [from, to] = [joints[Math.floor(place)]?.width ?? 0, joints[Math.floor(place) + 1]?.width ?? 0];
    const half = (from + (to - from) * part) / 2;
    const spot = (across: number, forth: number): string =>
      [
        here.x - along.y * across * half * side + along.x * forth * half,
        here.y + along.x * across * half * side + along.y * forth * half,
      ].join();
    return limb(`${spot(-0.05, 0.22)},0 ${spot(0.42, 0.02)},${half * 0.14} ${spot(0.82, 0.16)},0`);
  });
}

/** `x,y,width …`: a neck, a horn, a crack; pointed where the width is nothing. */
export function limb(text: string): Shape {
  const joints = text.trim().split(/\s+/).map(joint);
  const spine = open(joints.map(({ x, y }) => ({ x, y, corner: false })));
  const side = (sign: number): readonly Knot[] =>
    joints.map(({ x, y, width }, at) => {
      const along = tangent(spine, at);
      return {
        x: x - along.y * width * 0.5 * sign,
        y: y + along.x * width * 0.5 * sign,
        corner: at === 0 || at === joints.length - 1,
      };
    });
  const [there, back] = [side(-1), side(1).toReversed()];
  const pointed = (end: Joint | undefined): number => (end?.width === 0 ? 1 : 0);
  return closed([...there, ...back.slice(pointed(joints.at(-1)), back.length - pointed(joints[0]))]);
}

/** Strokes, one text for each. */
export const lines = (...texts: readonly string[]): readonly Shape[] => texts.map(limb);

function joint(word: string): Joint {
  const [x = Number.NaN, y = Number.NaN, width = Number.NaN] = word.split(',').map(Number);
  if (!Number.isFinite(x + y + width)) throw new Error(`Not a joint: ${word}`);
  return { x, y, width };
}

function tangent(spine: readonly Curve[], at: number): Point {
  const after = spine[at];
  if (after !== undefined) return direction(after.start, after.from);
  const last = spine.at(-1);
  return last === undefined ? { x: 1, y: 0 } : direction(last.to, last.end);
}

export interface Tufts {
  /** From root to root, and from root to tip. */
  readonly step: number;
  readonly length: number;
  /** Where the hair falls to. */
  readonly fall: Point;
  readonly seed: number;
}

/** An outline in fur: tufts that stand off and fall to one side. */
export function furred(skin: Shape, { step, length, fall, seed }: Tufts): Shape {
  const next = dice(seed);
  const roots = unevenly(sampled(skin, 24), () => step * (0.6 + next() * 0.8));
  return closed(
    roots.flatMap((root, at): Knot[] => {
      const after = roots[(at + 1) % roots.length] ?? root;
      const along = direction(root, after);
      const width = Math.hypot(after.x - root.x, after.y - root.y);
      const reach = (length / step) * width * (0.6 + next() * 0.6);
      const [out, down] = [along.y + fall.x, -along.x + fall.y];
      const at0 = (part: number, far: number, corner: boolean): Knot => ({
        x: root.x + along.x * width * part + out * reach * far,
        y: root.y + along.y * width * part + down * reach * far,
        corner,
      });
      return [{ ...root, corner: true }, at0(0.3, 0.62, false), at0(0.75, 1, true), at0(0.82, 0.4, false)];
    }),
  );
}

/** Points on a closed walk, as far apart as asked for. */
function unevenly(points: readonly Point[], step: () => number): readonly Point[] {
  const [first] = points;
  if (first === undefined) return [];
  const taken = [first];
  let gone = 0;
  let last = first;
  let wanted = step();
  for (const point of points.slice(1)) {
    gone += Math.hypot(point.x - last.x, point.y - last.y);
    last = point;
    if (gone < wanted) continue;
    taken.push(point);
    gone = 0;
    wanted = step();
  }
  return taken;
}

export const moved = (shape: Shape, dx: number, dy: number): Shape => mapped(shape, ({ x, y }) => ({ x: x + dx, y: y + dy }));

/** As in a mirror that stands at `x`. */
export const mirrored = (shape: Shape, axis: number): Shape => mapped(shape, ({ x, y }) => ({ x: 2 * axis - x, y }));

/** Turned about a point by degrees, and made larger or smaller. */
export function turned(shape: Shape, about: Point, { degrees = 0, scale = 1 }: { degrees?: number; scale?: number }): Shape {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180) * scale, Math.sin((degrees * Math.PI) / 180) * scale];
  return mapped(shape, ({ x, y }) => {
    const [dx, dy] = [x - about.x, y - about.y];
    return { x: about.x + dx * cos - dy * sin, y: about.y + dx * sin + dy * cos };
  });
}

const mapped = (shape: Shape, move: (point: Point) => Point): Shape =>
  shape.map(({ start, from, to, end }) => ({ start: move(start), from: move(from), to: move(to), end: move(end) }));

/** A row of numbers between 0 and 1 that is the same every time. */
export function dice(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
