import { closedPath, corners, hexPath, type Spot } from './hex';
import type { Stitch } from './livery';
import type { Paint } from './paint';
import type { Tone } from './tone';

const AT = 0.945;

/** The edge of the tile, and the stitch that says whose it is. */
export function borderPaints({ dash, teeth, twin, width }: Stitch, tone: Tone): readonly Paint[] {
  const opacity = 0.2 + tone.rimShare * 0.5;
  const line = { stroke: tone.rim, width, opacity };
  const edge: Paint = { d: hexPath(0.985), stroke: '#050305', width: 2.4, opacity: 0.7 };
  if (teeth !== undefined) return [edge, { d: saw(teeth), ...line }];
  if (twin !== undefined) return [edge, { d: hexPath(AT + 0.012), ...line }, { d: hexPath(AT + 0.012 - twin / 100), ...line }];
  return [edge, { d: hexPath(AT), ...line, ...(dash === undefined ? {} : { dash }) }];
}

/** Teeth point inwards, as many to a side. */
function saw(teeth: number): string {
  const [outer, inner] = [corners(AT + 0.015), corners(AT - 0.05)];
  const between = (points: readonly Spot[], side: number, share: number): Spot => {
    const [from, to] = [points[side], points[(side + 1) % 6]];
    const mixed = (axis: 'x' | 'y'): number => (from?.[axis] ?? 0) * (1 - share) + (to?.[axis] ?? 0) * share;
    return { x: mixed('x'), y: mixed('y') };
  };
  const sides = [0, 1, 2, 3, 4, 5].flatMap((side) =>
    Array.from({ length: teeth }, (_, at) => [between(outer, side, at / teeth), between(inner, side, (at + 0.5) / teeth)]).flat(),
  );
  return closedPath(sides);
}
