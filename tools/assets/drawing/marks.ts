import { type Part, remade } from './figure';
import { disc, mirrored, type Shape, shard } from './shapes';

export const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** A point on an ellipse, as an outline's text has it; nought degrees is to the right, ninety below. */
export function around([x, y]: readonly [number, number], degrees: number, [across, down]: readonly [number, number]): string {
  const angle = (degrees * Math.PI) / 180;
  return `${x + Math.cos(angle) * across},${y + Math.sin(angle) * down}`;
}

/** Like a limb that breaks at every joint: `x,y,width …`, pointed where the width is nothing. */
export function crack(text: string): Shape {
  const joints = text.split(' ').map((word) => word.split(',').map(Number));
  const side = (sign: number): readonly string[] =>
    joints.map(([x = 0, y = 0, width = 0], at) => {
      const [[fx = x, fy = y] = [], [tx = x, ty = y] = []] = [
        joints[Math.max(0, at - 1)],
        joints[Math.min(joints.length - 1, at + 1)],
      ];
      const length = Math.hypot(tx - fx, ty - fy) || 1;
      return `${x - ((ty - fy) / length) * width * sign},${y + ((tx - fx) / length) * width * sign}`;
    });
  const back = side(-0.5).toReversed();
  return shard([...side(0.5), ...back.slice(joints.at(-1)?.[2] === 0 ? 1 : 0, joints[0]?.[2] === 0 ? -1 : undefined)].join(' '));
}

const renamed = (name: string): string => name.replace('left', 'right');

/** The same in a mirror: what is called left is called right there, and moves the other way. */
export const otherSide = (parts: readonly Part[], axis: number): readonly Part[] =>
  remade(parts, (shape) => mirrored(shape, axis)).map(({ name, on, idle, ...part }) => ({
    ...part,
    name: renamed(name),
    ...(on === undefined ? {} : { on: renamed(on) }),
    ...(idle === undefined ? {} : { idle: idle.map(({ by = 1, ...one }) => ({ ...one, by: -by })) }),
  }));

interface Chain {
  readonly ink: readonly Shape[];
  readonly cuts: readonly Shape[];
}

/** Links from one `x,y,size` to another, seen from the front and from the side by turns. */
export function chain(from: readonly [number, number, number], to: readonly [number, number, number], links: number): Chain {
  const placed = many(links, (at) => {
    const along = (share: number): readonly [number, number, number] => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    ];
    const [start, end] = [along((at - 0.12) / links), along((at + 1.12) / links)];
    return { start, end, front: at % 2 === 0 };
  });
  const link = ({ start: [x, y, wide], end: [ex, ey] }: (typeof placed)[number], part: number, share: number): Shape => {
    const [mx, my] = [(x + ex) / 2, (y + ey) / 2];
    const [dx, dy] = [((ex - x) / 2) * share, ((ey - y) / 2) * share];
    const half = (wide / 2) * part;
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
    const spot = (forth: number, across: number): string => `${mx + dx * forth + nx * across},${my + dy * forth + ny * across}`;
    return shard(
      [
        spot(-1, -0.5),
        spot(-1, 0.5),
        spot(-0.6, 1),
        spot(0.6, 1),
        spot(1, 0.5),
        spot(1, -0.5),
        spot(0.6, -1),
        spot(-0.6, -1),
      ].join(' '),
    );
  };
  return {
    ink: placed.map((one) => link(one, one.front ? 1 : 0.42, 1)),
    cuts: placed.filter(({ front }) => front).map((one) => link(one, 0.4, 0.55)),
  };
}

/** A gleam: a star of four thin rays. */
export function gleam(x: number, y: number, size: number): Shape {
  const near = size * 0.13;
  return shard(
    `${x},${y - size} ${x + near},${y - near} ${x + size},${y} ${x + near},${y + near} ${x},${y + size} ${x - near},${y + near} ${x - size},${y} ${x - near},${y - near}`,
  );
}

export const rivets = (...places: readonly (readonly [number, number])[]): readonly Shape[] =>
  places.map(([x, y]) => disc(x, y, [4, 4]));
