/** Across, down the screen, and out of it. */
export type Point3 = readonly [x: number, y: number, z: number];
/** Three rows. */
export type Turn = readonly [Point3, Point3, Point3];

export const STILL: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export const dotProduct = ([a, b, c]: Point3, [x, y, z]: Point3): number => a * x + b * y + c * z;

export const turned = ([first, second, third]: Turn, point: Point3): Point3 => [
  dotProduct(first, point),
  dotProduct(second, point),
  dotProduct(third, point),
];

/** First the second turn, then the first. */
export function turnedAfter(last: Turn, first: Turn): Turn {
  const column = (at: 0 | 1 | 2): Point3 => turned(last, [first[0][at], first[1][at], first[2][at]]);
  const [x, y, z] = [column(0), column(1), column(2)];
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ];
}

/** A turn by an angle about an axis of length one. */
export function turnAbout([x, y, z]: Point3, angle: number): Turn {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const rest = 1 - cos;
  return [
    [cos + x * x * rest, x * y * rest - z * sin, x * z * rest + y * sin],
    [y * x * rest + z * sin, cos + y * y * rest, y * z * rest - x * sin],
    [z * x * rest - y * sin, z * y * rest + x * sin, cos + z * z * rest],
  ];
}
