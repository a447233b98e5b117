import { blob, dice, disc, limb, mirrored, moved, type Shape, shard, turned } from '../drawing/shapes';

/** On both sides of the middle. */
export const both = (shapes: readonly Shape[]): readonly Shape[] => [...shapes, ...shapes.map((shape) => mirrored(shape, 800))];

export const lines = (...texts: readonly string[]): readonly Shape[] => texts.map((text) => limb(text));

type Span = readonly [number, number];

const between = (next: () => number, [least, most]: Span): number => least + next() * (most - least);
const at = (...points: readonly (readonly [number, number])[]): string =>
  points.map((point) => point.map(Math.round).join()).join(' ');

/** A row of points that hang (or, for negative lengths, stand): ice, stone, teeth. */
export function teeth(
  [from, to]: Span,
  y: number,
  { count, length, seed }: { count: number; length: Span; seed: number },
): readonly Shape[] {
  const next = dice(seed);
  const pace = (to - from) / count;
  return Array.from({ length: count }, (_, place) => {
    const x = from + (place + 0.2 + next() * 0.6) * pace;
    const [half, long] = [pace * (0.3 + next() * 0.3), between(next, length)];
    const back = Math.sign(long) * 40;
    return blob(
      `${at([x - half * 1.3, y - back])}! ${at([x - half * 0.8, y])} ${at([x - half * 0.3, y + long * 0.45])} ${at([x + half * (next() - 0.5) * 0.4, y + long])}! ${at([x + half * 0.34, y + long * 0.42])} ${at([x + half * 0.8, y])} ${at([x + half * 1.3, y - back])}!`,
    );
  });
}

/** The opening in what frames a picture: points about the middle, each so far out; rough ones are broken. */
export function opening(
  { middle, reach, rough, seed, points }: { middle: Span; reach: Span; rough: number; seed: number; points: number },
  broken: boolean,
): Shape {
  const next = dice(seed);
  const text = Array.from({ length: points }, (_, place) => {
    const angle = (place / points) * Math.PI * 2;
    // Squarer than an ellipse, so that the corners are used.
    const square = (Math.abs(Math.cos(angle)) ** 4 + Math.abs(Math.sin(angle)) ** 4) ** -0.25;
    const far = square * (1 - rough * next());
    return `${at([middle[0] + Math.cos(angle) * reach[0] * far, middle[1] + Math.sin(angle) * reach[1] * far])}${broken && next() > 0.35 ? '!' : ''}`;
  });
  return blob(text.join(' '));
}

/** Everything but the opening. */
export const FRAME: Shape = shard('-30,-30 1630,-30 1630,930 -30,930');

/** Ground from side to side: heights at even places. */
export const ground = (...heights: readonly number[]): Shape =>
  blob(
    `-30,940! ${heights.map((height, place) => at([-30 + (place * 1660) / (heights.length - 1), height])).join(' ')} 1630,940!`,
  );

/** A pillar with its foot and head. */
export function pillar(x: number, [top, bottom]: Span, width: number): readonly Shape[] {
  const [half, foot] = [width / 2, width * 0.72];
  return [
    shard(at([x - half * 0.86, top], [x + half * 0.86, top], [x + half, bottom], [x - half, bottom])),
    shard(
      at([x - foot, bottom - width * 0.3], [x + foot, bottom - width * 0.3], [x + foot * 1.1, bottom], [x - foot * 1.1, bottom]),
    ),
    shard(
      at(
        [x - foot * 1.1, top],
        [x + foot * 1.1, top],
        [x + foot * 0.86, top + width * 0.28],
        [x - foot * 0.86, top + width * 0.28],
      ),
    ),
  ];
}

/** The hole of an arch: round, or pointed as in a church. */
export function archway(x: number, [top, bottom]: Span, { width, pointed = 0 }: { width: number; pointed?: number }): Shape {
  const half = width / 2;
  const spring = Math.min(bottom, top + half * (1 + pointed));
  const crown = pointed > 0 ? `${at([x, top])}!` : at([x, top]);
  const shoulder = pointed > 0 ? 0.62 : 0.72;
  return blob(
    `${at([x - half, bottom])}! ${at([x - half, spring])} ${at([x - half * shoulder, top + (spring - top) * 0.32])} ${crown} ${at([x + half * shoulder, top + (spring - top) * 0.32])} ${at([x + half, spring])} ${at([x + half, bottom])}!`,
  );
}

/** Rings that hang from a point, the last `count` links down. */
export function chain(x: number, y: number, count: number): { readonly ink: readonly Shape[]; readonly cuts: readonly Shape[] } {
  const links = Array.from({ length: count }, (_, place) => ({ place, middle: y + place * 30 }));
  const flat = links.filter(({ place }) => place % 2 === 0);
  return {
    ink: links.map(({ place, middle }) => disc(x, middle, place % 2 === 0 ? [12, 20] : [5, 20])),
    cuts: flat.map(({ middle }) => disc(x, middle, [6, 11])),
  };
}

/** A many-sided stone that grows from a point. */
export function crystal(
  x: number,
  y: number,
  { length, width, degrees }: { length: number; width: number; degrees: number },
): Shape {
  const half = width / 2;
  const upright = shard(at([-half, 30], [-half * 0.9, -length * 0.78], [0, -length], [half, -length * 0.7], [half * 0.9, 30]));
  return moved(turned(upright, { x: 0, y: 0 }, { degrees }), x, y);
}

/** Where its sides meet. */
export function facet(
  x: number,
  y: number,
  { length, width, degrees }: { length: number; width: number; degrees: number },
): Shape {
  const half = width / 2;
  const side = shard(
    at([half * 0.1, 0], [half * 0.2, -length * 0.68], [0, -length * 0.97], [half * 0.92, -length * 0.68], [half * 0.8, 0]),
  );
  return moved(turned(side, { x: 0, y: 0 }, { degrees }), x, y);
}

/** A skull with holes for eyes and nose. */
export function skull(x: number, y: number, scale: number): { readonly ink: readonly Shape[]; readonly cuts: readonly Shape[] } {
  const put = (shape: Shape): Shape => moved(turned(shape, { x: 0, y: 0 }, { scale }), x, y);
  return {
    ink: [put(blob('0,-50 34,-44 50,-14 46,14 30,26! 28,46! 0,50 -28,46! -30,26! -46,14 -50,-14 -34,-44'))],
    cuts: [put(disc(-20, -2, [12, 13])), put(disc(20, -2, [12, 13])), put(shard('0,12 8,26 -8,26'))],
  };
}

/** A stalk that sways: kelp, smoke, a root. */
export function stalk(
  x: number,
  [from, to]: Span,
  { width, sway, waves }: { width: number; sway: number; waves: number },
): Shape {
  const joints = Array.from({ length: waves + 2 }, (_, place) => {
    const part = place / (waves + 1);
    const out = (place % 2 === 0 ? -1 : 1) * sway * part;
    return `${Math.round(x + out)},${Math.round(from + (to - from) * part)},${place === waves + 1 ? 0 : Math.round(width * (1 - part * 0.6))}`;
  });
  return limb(joints.join(' '));
}

/** What branches: a bare tree, coral. */
export function branches(
  x: number,
  y: number,
  { length, degrees, width, depth, seed }: { length: number; degrees: number; width: number; depth: number; seed: number },
): readonly Shape[] {
  const next = dice(seed);
  const angle = ((degrees - 90) * Math.PI) / 180;
  const bend = (next() - 0.5) * length * 0.3;
  const end = { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
  const middle = { x: (x + end.x) / 2 - Math.sin(angle) * bend, y: (y + end.y) / 2 + Math.cos(angle) * bend };
  const last = depth === 0 ? 0 : width * 0.6;
  const self = limb(`${at([x, y])},${width} ${at([middle.x, middle.y])},${width * 0.82} ${at([end.x, end.y])},${last}`);
  if (depth === 0) return [self];
  const turns = [-34 + next() * 14, 22 + next() * 18];
  return [
    self,
    ...turns.flatMap((turn, twig) =>
      branches(end.x, end.y, {
        length: length * (0.62 + next() * 0.18),
        degrees: degrees + turn,
        width: width * 0.62,
        depth: depth - 1,
        seed: seed * 3 + twig + 1,
      }),
    ),
  ];
}
