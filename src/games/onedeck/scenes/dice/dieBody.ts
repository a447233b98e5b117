import { dotProduct, hullOf, type Point3, type Spot, type Turn, turnAbout, turned, turnedAfter } from '../../../../table';
import type { DieView } from '../../table';

/** One side of a die as it is seen: the number on it, its corners row by row, and how much light falls on it. */
export interface ProjectedFace {
  readonly value: number;
  /** `GRID + 1` spots in each of `GRID + 1` rows, in parts of the die's side. */
  readonly spots: readonly Spot[];
  readonly outline: readonly Spot[];
  readonly light: number;
}

/** A die as it is seen: its outline, and those of its sides that face the viewer. */
export interface ProjectedDie {
  readonly outline: readonly Spot[];
  readonly faces: readonly ProjectedFace[];
}

/** Into how many strips a side is cut, so that what is on it narrows with the distance. */
export const GRID = 2;
/** How much of its tile on the sheet a side leaves free at each edge. */
export const TILE_EDGE = 0.04;
/** How far the eye is above a die that lies, in parts of the die's side. */
const EYE = 4.2;
/** The table is seen a little from the front. */
const TILT = 0.12;
const LAMP: Point3 = [-0.34, -0.5, 0.8];
const HALF = 0.44;
/** In the air a side is a little smaller than the body: its edges are rounded. */
const FLAT = 0.95;
/** A die is painted as it is seen from straight above, its top a little higher than its foot, in parts of its side. */
const PAINTED = { top: -0.03, foot: 0.04 } as const;
/** A side that is seen no more than this is not seen. */
const EDGE_ON = 1e-9;
/** How far corners are cut or rounded, in parts of half a side, and with how many spots. */
const CORNERS: Readonly<Record<DieView['color'], { readonly cut: number; readonly spots: number }>> = {
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
  /** The edge of a side, from its middle. */
  readonly edge: readonly Spot[];
  /** All that its outline can be made of. */
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

/** The numbers of its sides: what it shows at rest on top, what it showed before in front. */
export function numbersOf(top: number, front: number): readonly number[] {
  const facing = front === top ? (top === 1 ? 2 : 1) : front;
  const [right = 3, left = 4, back = 5, bottom = 6] = [1, 2, 3, 4, 5, 6].filter((value) => value !== top && value !== facing);
  return [top, facing, right, left, back, bottom];
}

/** How a die is turned, and how much of the way from the air to rest it has come: from 0 to 1, where it looks as it is painted. */
export interface Attitude {
  readonly turn: Turn;
  readonly rest: number;
}

export function projectDie(color: DieView['color'], numbers: readonly number[], { turn, rest }: Attitude): ProjectedDie {
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
    // What the eye, above the middle of the die, looks at from behind.
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

function bodyOf(color: DieView['color']): Body {
  const edge = edgeOf(color);
  return { edge, whole: SIDES.flatMap((one) => edge.map(([x, y]) => onSide(one, x, y))) };
}

/** A side by its edge, each corner cut or rounded as bodies of its kind are. */
function edgeOf(color: DieView['color']): readonly Spot[] {
  const { cut, spots } = CORNERS[color];
  return [0, 1, 2, 3].flatMap((quarter) =>
    Array.from({ length: spots }, (_, at): Spot => {
      const angle = (quarter + at / (spots - 1)) * (Math.PI / 2);
      const [right, below] = [quarter === 0 || quarter === 3 ? 1 : -1, quarter < 2 ? 1 : -1];
      return [right * (1 - cut) + Math.cos(angle) * cut, below * (1 - cut) + Math.sin(angle) * cut];
    }),
  );
}
