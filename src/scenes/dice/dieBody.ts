import { dotProduct, hullOf, type Point3, type Spot, type Turn, turnAbout, turned, turnedAfter } from '../../table';

/** The kinds of dice. Each has a body and a colour of the palette. */
export const DIE_KINDS = ['strength', 'agility', 'magic', 'heroic'] as const;
export type DieKind = (typeof DIE_KINDS)[number];

/** One side of a die as seen: its number, the points of its grid row by row, and the light on it. */
export interface ProjectedFace {
  readonly value: number;
  /** `GRID + 1` spots in each of `GRID + 1` rows, in parts of the die's side. */
  readonly spots: readonly Spot[];
  readonly outline: readonly Spot[];
  readonly light: number;
}

/** A die as seen: its outline, and the sides that face the viewer. */
export interface ProjectedDie {
  readonly outline: readonly Spot[];
  readonly faces: readonly ProjectedFace[];
}

/** The number of strips that a side is cut into, so that what is on it narrows with the distance. */
export const GRID = 2;
/** The part of its tile that a side leaves free at each edge. */
export const TILE_EDGE = 0.04;
/** The height of the eye above a lying die, in parts of the die's side. */
const EYE = 4.2;
/** The tilt of the table towards the viewer, in radians. */
const TILT = 0.12;
const LAMP: Point3 = [-0.34, -0.5, 0.8];
const HALF = 0.44;
/** In the air a side is a little smaller than the body: its edges are rounded. */
const FLAT = 0.95;
/** A lying die is painted as seen from above, its top a little higher than its foot, in parts of its side. */
const PAINTED = { top: -0.03, foot: 0.04 } as const;
/** A side that faces the eye by no more than this is left out. */
const EDGE_ON = 1e-9;
/** The corners of each body: how far they are cut, in parts of half a side, and the number of their points. */
const CORNERS: Readonly<Record<DieKind, { readonly cut: number; readonly spots: number }>> = {
  strength: { cut: 0.2, spots: 2 },
  agility: { cut: 0.84, spots: 3 },
  magic: { cut: 0.48, spots: 2 },
  heroic: { cut: 0.4, spots: 2 },
};

interface Side {
  readonly across: Point3;
  readonly down: Point3;
  readonly out: Point3;
}

const side = (across: Point3, down: Point3): Side => ({
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
  /** The edge of a side, measured from its middle. */
  readonly edge: readonly Spot[];
  /** The points that its outline can be made of. */
  readonly whole: readonly Point3[];
}

const STEPS = Array.from({ length: GRID + 1 }, (_, step) => (step * 2) / GRID - 1);
const SPOTS: readonly Spot[] = STEPS.flatMap((y) => STEPS.map((x): Spot => [x, y]));
const BODIES = {
  strength: bodyOf('strength'),
  agility: bodyOf('agility'),
  magic: bodyOf('magic'),
  heroic: bodyOf('heroic'),
};

/** Returns the numbers of its sides: the one it shows at rest on top, the one it showed before in front. */
export function numbersOf(top: number, front: number): readonly number[] {
  const facing = front === top ? (top === 1 ? 2 : 1) : front;
  const [right = 3, left = 4, back = 5, bottom = 6] = [1, 2, 3, 4, 5, 6].filter((value) => value !== top && value !== facing);
  return [top, facing, right, left, back, bottom];
}

/** The turn of a die, and its way from the air, 0, to rest, 1, where it looks as it is painted. */
export interface Attitude {
  readonly turn: Turn;
  readonly rest: number;
}

export function projectDie(color: DieKind, numbers: readonly number[], { turn, rest }: Attitude): ProjectedDie {
  const whole = turnedAfter(turnAbout([1, 0, 0], TILT * (1 - rest)), turn);
  const project = (point: Point3): Spot => {
    const [x, y, z] = turned(whole, point);
    const depth = HALF - z;
    const near = EYE / (EYE + depth * (1 - rest));
    const lower = PAINTED.top + ((PAINTED.foot - PAINTED.top) * depth) / (HALF * 2);
    return [x * near, y * near + lower * rest];
  };
  const flat = FLAT + (1 - FLAT) * rest;
  const { edge, whole: body } = BODIES[color];
  const faces = SIDES.flatMap((one, at): readonly ProjectedFace[] => {
    const outward = turned(whole, one.out);
    const [x, y, z] = outward;
    // Leaves out sides that the eye, above the middle of the die, sees from behind.
    const aside = HALF * (1 - rest);
    if (dotProduct([-x * aside, -y * aside, EYE + HALF - z * HALF], outward) < EDGE_ON) return [];
    const on = (spots: readonly Spot[], part: number): readonly Spot[] =>
      spots.map(([across, down]) => project(onSide(one, across * part, down * part)));
    const light = Math.max(0, dotProduct(outward, LAMP));
    const grid = on(SPOTS, flat / (1 - TILE_EDGE * 2));
    return [{ value: numbers[at] ?? 1, spots: grid, outline: on(edge, flat), light }];
  });
  return { outline: hullOf(body.map(project)), faces };
}

function onSide({ across, down, out }: Side, x: number, y: number): Point3 {
  const part = (at: 0 | 1 | 2): number => HALF * (across[at] * x + down[at] * y + out[at]);
  return [part(0), part(1), part(2)];
}

function bodyOf(color: DieKind): Body {
  const edge = edgeOf(color);
  return { edge, whole: SIDES.flatMap((one) => edge.map(([x, y]) => onSide(one, x, y))) };
}

/** Returns the edge of a side, with corners cut or rounded as on bodies of its kind. */
function edgeOf(color: DieKind): readonly Spot[] {
  const { cut, spots } = CORNERS[color];
  return [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: spots }, (_, at): Spot => {
      const angle = (quarter + at / (spots - 1)) * (Math.PI / 2);
      const [right, below] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1];
      return [right * (1 - cut) + Math.cos(angle) * cut, below * (1 - cut) + Math.sin(angle) * cut];
    }),
  );
}
