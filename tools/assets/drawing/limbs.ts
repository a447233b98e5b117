import { closed, direction, type Knot, open, type Point, pointOn } from './line';
import { blob, mirrored, moved, type Shape, turned } from './shapes';

/** A limb with round ends, for arms and legs that end in a joint: `x,y,width …`. */
export function member(text: string): Shape {
  const joints = text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x = 0, y = 0, width = 0] = word.split(',').map(Number);
      return { x, y, corner: false, width };
    });
  const spine = open(joints);
  const ways = joints.map((_, at): Point => {
    const [before, after] = [spine[at - 1], spine[at]];
    if (after !== undefined) return direction(after.start, after.from);
    return before === undefined ? { x: 1, y: 0 } : direction(before.to, before.end);
  });
  const beside = (sign: number): readonly Knot[] =>
    joints.map(({ x, y, width }, at) => {
      const way = ways[at] ?? { x: 1, y: 0 };
      return { x: x - way.y * width * 0.5 * sign, y: y + way.x * width * 0.5 * sign, corner: false };
    });
  const beyond = (at: number, sign: number): readonly Knot[] => {
    const [joint, way] = [joints.at(at), ways.at(at)];
    if (joint === undefined || way === undefined) return [];
    return [{ x: joint.x + way.x * joint.width * 0.46 * sign, y: joint.y + way.y * joint.width * 0.46 * sign, corner: false }];
  };
  return closed([...beside(-1), ...beyond(-1, 1), ...beside(1).toReversed(), ...beyond(0, -1)]);
}

/** Points along a line, for what comes in rows. */
export function along(text: string, count: number): readonly Point[] {
  const spine = open(
    text
      .trim()
      .split(/\s+/)
      .map((word) => {
        const [x = 0, y = 0] = word.split(',').map(Number);
        return { x, y, corner: false };
      }),
  );
  return Array.from({ length: count }, (_, at) => {
    const place = (at / Math.max(1, count - 1)) * spine.length;
    const one = spine[Math.min(spine.length - 1, Math.floor(place))];
    return one === undefined ? { x: 0, y: 0 } : pointOn(one, place - Math.min(spine.length - 1, Math.floor(place)));
  });
}

export interface Stand {
  readonly at: readonly [number, number];
  readonly degrees?: number;
  readonly scale?: number;
  readonly flipped?: boolean;
}

/** Shapes drawn about the origin, put where they belong. */
export const placed = (
  shapes: readonly Shape[],
  { at: [x, y], degrees = 0, scale = 1, flipped = false }: Stand,
): readonly Shape[] =>
  shapes.map((shape) => moved(turned(flipped ? mirrored(shape, 0) : shape, { x: 0, y: 0 }, { degrees, scale }), x, y));

const HAND = blob(
  '-14,8! -22,-14 -46,-30 -66,-58 -66,-92! -54,-68 -40,-52 -23,-48! -40,-80 -44,-108 -28,-142! -28,-108 -20,-84 -7,-64! -16,-100 -12,-132 8,-166! 6,-130 4,-100 8,-65! 18,-98 28,-128 56,-154! 44,-120 36,-92 22,-58! 46,-78 68,-100 102,-110! 78,-84 50,-56 29,-24 14,8!',
);

/** A hand that grasps upwards, its wrist at the origin, its thumb on the left. */
export const claws = (stand: Stand): readonly Shape[] => placed([HAND], stand);

/** From knuckle to knuckle, thickest at both ends. */
export function bone([x, y]: readonly [number, number], [u, v]: readonly [number, number], width: number): Shape {
  const length = Math.hypot(u - x, v - y) || 1;
  const way = { x: (u - x) / length, y: (v - y) / length };
  const spot = (forth: number, aside: number): Knot => ({
    x: x + way.x * forth - way.y * aside * width,
    y: y + way.y * forth + way.x * aside * width,
    corner: false,
  });
  const side = (sign: number): readonly Knot[] => [
    spot(-0.1 * width, 0.78 * sign),
    spot(length * 0.26, 0.34 * sign),
    spot(length * 0.74, 0.34 * sign),
    spot(length + 0.1 * width, 0.78 * sign),
  ];
  return closed([...side(-1), spot(length, 0), ...side(1).toReversed(), spot(0, 0)]);
}
