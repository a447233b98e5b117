import { type Face, hasDoor, isRoom, openSides } from './face';
import { angleOf, beside, closedPath, grains, linePath, type Spot } from './hex';
import { FLOOR, type Hollows } from './hollows';
import type { Paint } from './paint';
import type { Tone } from './tone';

/** Ways to the east and west are level; the others have rungs. */
const isLevel = (side: number): boolean => angleOf(side) % 180 === 0;

const strip = (side: number, along: readonly [number, number], aside: readonly [number, number]): string =>
  linePath([beside(side, along[0], aside[0]), beside(side, along[1], aside[1])]);

/** What is nailed up on the ways: rungs where they climb, sleepers where they are level, timber at the mouths of corridors. */
export function wayPaints(face: Face, tone: Tone): readonly Paint[] {
  const sides = openSides(face);
  const steps = (side: number): readonly { side: number; along: number }[] =>
    stepsOn(face, side).map((along) => ({ side, along }));
  const rungs = sides.filter((side) => !isLevel(side)).flatMap(steps);
  const sleepers = isRoom(face) ? [] : sides.filter(isLevel).flatMap(steps);
  const floorward = (side: number): number => (side === 1 ? 1 : -1);
  return [
    {
      d: rungs.map(({ side, along }) => strip(side, [along, along], [-13, 13])).join(''),
      stroke: tone.ink,
      width: 2.8,
      opacity: 0.5,
    },
    {
      d: rungs.map(({ side, along }) => strip(side, [along - 1.5, along - 1.5], [-13, 13])).join(''),
      stroke: tone.rim,
      width: 0.9,
      opacity: 0.4,
    },
    {
      d: sleepers.map(({ side, along }) => strip(side, [along, along], [11 * floorward(side), 16 * floorward(side)])).join(''),
      stroke: tone.ink,
      width: 3.6,
      opacity: 0.5,
    },
    ...(isRoom(face) ? [] : sides.flatMap((side) => mouth(side, tone))),
  ];
}

/** How far out there is something to step on: not where a way bends, and not before an inner door. */
function stepsOn(face: Face, side: number): readonly number[] {
  if (isRoom(face)) return [64, 72];
  const arm = face.arms.find((one) => one.includes(side)) ?? [];
  if (arm.length === 1) return [44, 55, 66];
  const straight = arm.some((other) => Math.abs(other - side) === 3);
  return straight && face.arms.length === 1 && arm.length === 2 ? [26, 37, 48, 59, 70] : [51, 61, 71];
}

/** Two posts hold up the mouth of a corridor. */
const mouth = (side: number, tone: Tone): readonly Paint[] => {
  const posts = (from: number, to: number, along: number): string =>
    [-1, 1].map((way) => strip(side, [along, along], [from * way, to * way])).join('');
  return [
    { d: posts(12, 22, 81), stroke: tone.ink, width: 6.5 },
    { d: posts(12.5, 21, 78.6), stroke: tone.rim, width: 1.1, opacity: tone.rimShare * 0.7 },
  ];
};

/** Doors of a room stand at its sides, those inside a corridor near the middle. */
export function doorPaints(face: Face, hollows: Hollows, tone: Tone): readonly Paint[] {
  const outer = openSides(face).filter((side) => hasDoor(face, side));
  return [
    ...outer.flatMap((side) => door(side, { along: 80, scale: 1, tone })),
    ...hollows.innerDoors.flatMap((side) => door(side, { along: 28, scale: 0.86, tone })),
  ];
}

interface DoorAt {
  readonly along: number;
  readonly scale: number;
  readonly tone: Tone;
}

function door(side: number, { along, scale, tone }: DoorAt): readonly Paint[] {
  const at = (forth: number, aside: number): Spot => beside(side, along + forth * scale, aside * scale);
  const leaf = closedPath([at(-5, -20), at(5, -20), at(6.4, 0), at(5, 20), at(-5, 20), at(-6.4, 0)]);
  const bands = [-11, 11].map((aside) => linePath([at(-6.4, aside), at(6.4, aside)])).join('');
  const plank = [-5.5, 5.5].map((aside) => linePath([at(-5, aside), at(5, aside)])).join('');
  const ring = closedPath([0, 1, 2, 3, 4, 5].map((one) => at(Math.cos(one * 1.047) * 2.7, Math.sin(one * 1.047) * 2.7)));
  return [
    { d: leaf, fill: '#3a2314', stroke: tone.ink, width: 4.4 },
    { d: leaf, stroke: tone.rim, width: 1.3, opacity: tone.rimShare },
    { d: plank, stroke: tone.ink, width: 0.9, opacity: 0.8 },
    { d: bands, stroke: tone.ink, width: 3.4 },
    { d: ring, fill: tone.rim, opacity: Math.min(1, tone.rimShare * 1.3) },
  ];
}

/** Courses of stone at the back of a room, its ragged ceiling, and the slab that everything stands on. */
export function roomPaints(chamber: string, tone: Tone, seed: number): readonly Paint[] {
  const next = grains(seed * 53 + 11);
  const ceiling = teeth(next);
  return [
    { d: courses(next), stroke: tone.ink, width: 2, opacity: 0.24, inside: chamber },
    { d: ceiling, fill: tone.wall(9), stroke: tone.rim, width: 1.3, opacity: Math.min(1, tone.rimShare + 0.1), inside: chamber },
    { d: `M-66 ${FLOOR}L66 ${FLOOR}L64 ${FLOOR + 5}L-64 ${FLOOR + 5}Z`, fill: tone.ink },
    { d: `M-62 ${FLOOR - 1}L62 ${FLOOR - 1}`, stroke: tone.rim, width: 1.6, opacity: tone.rimShare * 0.75 },
  ];
}

function courses(next: () => number): string {
  const rows = [-38, -25, -12, 1, 14, 27];
  const lines = rows.flatMap((y, row) =>
    [-66, -44, -22, 0, 22, 44].map((x) => ({ x: x + (row % 2) * 11, y, keep: next() < 0.55, long: 8 + next() * 9 })),
  );
  return lines
    .flatMap(({ x, y, keep, long }) =>
      keep
        ? [
            linePath([
              { x, y },
              { x: x + long, y },
            ]),
          ]
        : [],
    )
    .join('');
}

function teeth(next: () => number): string {
  const points: Spot[] = [
    { x: -76, y: -84 },
    { x: -76, y: -34 },
  ];
  for (let x = -74; x < 74; ) {
    const wide = 8 + next() * 10;
    const edge = Math.abs(x) * 0.1;
    points.push({ x: x + wide / 2, y: -55 + 2 + next() ** 2 * 11 + edge }, { x: x + wide, y: -58 + next() * 3 + edge });
    x += wide;
  }
  return closedPath([...points, { x: 76, y: -84 }]);
}
