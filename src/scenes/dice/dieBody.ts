import type { DieView } from '../../stage';
import { hullOf, type Spot } from './hull';
import { after, dot, type Point, type Turn, turnAbout, turned } from './space';

/** One side of a die as it is seen: the number on it, its corners row by row, and how much light falls on it. */
export interface SeenFace {
  readonly value: number;
  /** `GRID + 1` spots in each of `GRID + 1` rows, in parts of the die's side. */
  readonly spots: readonly Spot[];
  readonly outline: readonly Spot[];
  readonly light: number;
}

/** A die as it is seen: its outline, and those of its sides that face the viewer. */
export interface SeenDie {
  readonly outline: readonly Spot[];
  readonly faces: readonly SeenFace[];
}

/** Into how many strips a side is cut, so that what is on it narrows with the distance. */
export const GRID = 2;
/** How far the eye is, in parts of a die's side. */
const EYE = 4.2;
/** The table is seen a little from the front. */
const TILT = turnAbout([1, 0, 0], 0.12);
const LAMP: Point = [-0.34, -0.5, 0.8];
const HALF = 0.44;
/** A side is a little smaller than the body: its edges are rounded. */
const FLAT = 0.95;
/** How far corners are cut or rounded, in parts of half a side, and with how many spots. */
const CORNERS: Readonly<Record<DieView['color'], { readonly cut: number; readonly spots: number }>> = {
  strength: { cut: 0.2, spots: 2 },
  agility: { cut: 0.84, spots: 3 },
  magic: { cut: 0.48, spots: 2 },
  heroic: { cut: 0.4, spots: 2 },
};

interface Side {
  readonly across: Point;
  readonly down: Point;
  readonly out: Point;
}

const side = (across: Point, down: Point): Side => ({
  across,
  down,
  out: [
    across[1] * down[2] - across[2] * down[1],
    across[2] * down[0] - across[0] * down[2],
    across[0] * down[1] - across[1] * down[0],
  ],
});

/** Top, front, right, left, back, bottom. */
const SIDES: readonly Side[] = [
  side([1, 0, 0], [0, 1, 0]),
  side([1, 0, 0], [0, 0, -1]),
  side([0, 1, 0], [0, 0, -1]),
  side([0, -1, 0], [0, 0, -1]),
  side([-1, 0, 0], [0, 0, -1]),
  side([1, 0, 0], [0, -1, 0]),
];

interface Body {
  /** Of each side, its edge. */
  readonly edges: readonly (readonly Point[])[];
  /** All that its outline can be made of. */
  readonly whole: readonly Point[];
}

const GRIDS = SIDES.map(gridOn);
const BODIES = {
  strength: bodyOf('strength'),
  agility: bodyOf('agility'),
  magic: bodyOf('magic'),
  heroic: bodyOf('heroic'),
};

/** The numbers of its sides: what it shows at rest on top, what it showed before in front. */
export function numbersOf(top: number, front: number): readonly number[] {
  const facing = front === top ? (top === 1 ? 2 : 1) : front;
  const [right = 3, left = 4, back = 5, bottom = 6] = [1, 2, 3, 4, 5, 6].filter((value) => value !== top && value !== facing);
  return [top, facing, right, left, back, bottom];
}

export function seenDie(color: DieView['color'], numbers: readonly number[], turn: Turn): SeenDie {
  const whole = after(TILT, turn);
  const seen = (point: Point): Spot => {
    const [x, y, z] = turned(whole, point);
    const near = EYE / (EYE - z);
    return [x * near, y * near];
  };
  const { edges, whole: body } = BODIES[color];
  const faces = SIDES.flatMap((one, at): readonly SeenFace[] => {
    const outward = turned(whole, one.out);
    const [x, y, z] = outward;
    // What the eye, above the middle of the die, looks at from behind.
    if (dot([-x * HALF, -y * HALF, EYE - z * HALF], outward) <= 0) return [];
    const light = Math.max(0, dot(outward, LAMP));
    const [edge = [], grid = []] = [edges[at], GRIDS[at]];
    return [{ value: numbers[at] ?? 1, spots: grid.map(seen), outline: edge.map(seen), light }];
  });
  return { outline: hullOf(body.map(seen)), faces };
}

function onSide({ across, down, out }: Side, x: number, y: number): Point {
  const part = (at: 0 | 1 | 2): number => HALF * (across[at] * x + down[at] * y + out[at]);
  return [part(0), part(1), part(2)];
}

function gridOn(one: Side): readonly Point[] {
  const steps = Array.from({ length: GRID + 1 }, (_, step) => ((step * 2) / GRID - 1) * FLAT);
  return steps.flatMap((y) => steps.map((x) => onSide(one, x, y)));
}

function bodyOf(color: DieView['color']): Body {
  const shape = shapeOf(color);
  return {
    edges: SIDES.map((one) => shape.map(([x, y]) => onSide(one, x * FLAT, y * FLAT))),
    whole: SIDES.flatMap((one) => shape.map(([x, y]) => onSide(one, x, y))),
  };
}

/** A side by its edge, each corner cut or rounded as bodies of its kind are. */
function shapeOf(color: DieView['color']): readonly Spot[] {
  const { cut, spots } = CORNERS[color];
  return [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: spots }, (_, at): Spot => {
      const angle = (quarter + at / (spots - 1)) * (Math.PI / 2);
      const [right, below] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1];
      return [right * (1 - cut) + Math.cos(angle) * cut, below * (1 - cut) + Math.sin(angle) * cut];
    }),
  );
}
