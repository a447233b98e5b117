import { type Face, isRoom, openSides } from './face';
import { beside, closedPath, grains, type Spot, TO_SIDE } from './hex';

/** What is dug out of the earth of a tile: closed outlines that overlap, and where things stand in them. */
export interface Hollows {
  /** The chamber of a room, or the middle of a crossing. */
  readonly chamber: string | null;
  readonly outlines: readonly string[];
  /** Sides whose arm is shut off by a door in the middle of the tile. */
  readonly innerDoors: readonly number[];
  /** Where a torch, a trap or a nugget lies. */
  readonly heart: Spot;
}

/** How far a room's floor is below the middle of its tile. */
export const FLOOR = 44;
/** Half of the width of a corridor. */
const HALF = 16.5;
/** Past the side, so that nothing ends in sight. */
const BEYOND = TO_SIDE * 1.12;
/** How uneven walls are. */
const ROUGH = 3;
const STEPS = 12;

export function hollowsOf(face: Face, seed: number): Hollows {
  const next = grains(seed);
  return isRoom(face) ? room(face, next) : corridor(face, next);
}

function room(face: Face, next: () => number): Hollows {
  const chamber = cave({ across: 64, down: 58, floor: FLOOR, lift: 4 }, next);
  const ways = openSides(face).map((side) => tube([beside(side, 20), beside(side, 58), beside(side, BEYOND)], next));
  return { chamber, outlines: [chamber, ...ways], innerDoors: [], heart: { x: 0, y: 0 } };
}

function corridor({ arms }: Face, next: () => number): Hollows {
  const ways = arms.flatMap((arm) => (arm.length === 1 ? arm.map((side) => tube(spoke(side), next)) : pairsOf(arm, next)));
  const longest = arms.reduce((one, other) => (other.length > one.length ? other : one));
  const wide = arms.length > 1 || longest.length > 2;
  const chamber = wide ? cave({ across: 30, down: 27, floor: 40, lift: 0 }, next) : null;
  return {
    chamber,
    outlines: chamber === null ? ways : [...ways, chamber],
    innerDoors: innerDoorsOf(arms),
    heart: heartOf(longest),
  };
}

const spoke = (side: number): readonly [Spot, Spot, Spot] => [beside(side, -6), beside(side, 40), beside(side, BEYOND)];

/** Every two joined sides have a way of their own; together they are the fork. */
function pairsOf(arm: readonly number[], next: () => number): readonly string[] {
  return arm.flatMap((from, at) =>
    arm.slice(at + 1).map((to) => tube([beside(from, BEYOND), { x: 0, y: 0 }, beside(to, BEYOND)], next)),
  );
}

/** Each arm is shut off, but the one that leads on needs no door. */
function innerDoorsOf(arms: Face['arms']): readonly number[] {
  if (arms.length < 2) return [];
  const through = arms.filter((arm) => arm.length > 1);
  return arms.filter((arm) => arm !== through[0]).flatMap(([side]) => (side === undefined ? [] : [side]));
}

/** A bend passes by the middle. */
function heartOf(arm: readonly number[]): Spot {
  if (arm.length !== 2) return { x: 0, y: 0 };
  const [one, other] = arm.map((side) => beside(side, TO_SIDE));
  return { x: ((one?.x ?? 0) + (other?.x ?? 0)) * 0.24, y: ((one?.y ?? 0) + (other?.y ?? 0)) * 0.24 };
}

/** A tunnel along a bend, given by its ends and the point that it bends towards; its walls are uneven, its mouths are not. */
function tube([from, by, to]: readonly [Spot, Spot, Spot], next: () => number): string {
  const sides = Array.from({ length: STEPS + 1 }, (_, at) => {
    const t = at / STEPS;
    const mixed = (axis: 'x' | 'y'): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t * t * to[axis];
    const way = (axis: 'x' | 'y'): number => (1 - t) * (by[axis] - from[axis]) + t * (to[axis] - by[axis]);
    const length = Math.hypot(way('x'), way('y')) || 1;
    const [ux, uy] = [way('x') / length, way('y') / length];
    const inside = Math.hypot(mixed('x'), mixed('y')) < TO_SIDE * 0.92;
    const half = (): number => HALF + (inside ? (next() - 0.5) * ROUGH : 0);
    const [left, right] = [half(), half()];
    return [
      { x: mixed('x') - uy * left, y: mixed('y') + ux * left },
      { x: mixed('x') + uy * right, y: mixed('y') - ux * right },
    ] as const;
  });
  return closedPath([...sides.map(([left]) => left), ...sides.toReversed().map(([, right]) => right)]);
}

interface Cave {
  readonly across: number;
  readonly down: number;
  readonly floor: number;
  /** How far its middle lies above that of the tile. */
  readonly lift: number;
}

/** Round above, level below. */
function cave({ across, down, floor, lift }: Cave, next: () => number): string {
  const points = Array.from({ length: 28 }, (_, at): Spot => {
    const angle = (at / 28) * Math.PI * 2;
    const bulged = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.72;
    const x = bulged(Math.cos(angle)) * across + (next() - 0.5) * 5;
    const y = bulged(Math.sin(angle)) * down - lift;
    return y > floor ? { x, y: floor } : { x, y: y + (next() - 0.5) * 6 };
  });
  return closedPath(points);
}
