/** A tile is a hexagon that points up, with a radius of 100 about its middle. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const SIDES = [0, 1, 2, 3, 4, 5] as const;
/** From the middle to the middle of a side. */
export const TO_SIDE = 100 * Math.cos(Math.PI / 6);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Sides run clockwise from north-east. */
export const angleOf = (side: number): number => side * 60 - 60;

/** A point told by how far it is on the way to a side, and how far to the right of that way. */
export function beside(side: number, along: number, aside = 0): Spot {
  const [cos, sin] = [Math.cos(radians(angleOf(side))), Math.sin(radians(angleOf(side)))];
  return { x: along * cos - aside * sin, y: along * sin + aside * cos };
}

const short = (value: number): string => `${Math.round(value * 10) / 10}`;

/** Straight lines from point to point, as path data. */
export const linePath = (points: readonly Spot[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

export const closedPath = (points: readonly Spot[]): string => `${linePath(points)}Z`;

export const corners = (share: number): readonly Spot[] =>
  SIDES.map((side) => ({ x: 100 * share * Math.sin(radians(side * 60)), y: -100 * share * Math.cos(radians(side * 60)) }));

/** The hexagon itself, made smaller by a share. */
export const hexPath = (share: number): string => closedPath(corners(share));

/** Numbers between 0 and 1 in a row that is the same for the same seed. */
export function grains(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
}
