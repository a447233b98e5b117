import { type Axial, DIRECTIONS, type PortalPlace, ZONE_IDS, ZONES, type ZoneId } from '../content/boards';
import { SIDES } from '../content/ids';

/** A space of the board, by its place in `SPACES`; it has the same number in every zone. */
export type Space = number;
/** A side of a space or tile, by its place in `SIDES`. */
export type Side = number;

export const SIDE_COUNT = SIDES.length;
/** Stands for a neighbour outside the zone. */
export const OUTSIDE = -1;

const RADIUS = 6;

/** The whole board, row by row from the north. */
export const SPACES: readonly Axial[] = rowsWithin(RADIUS);
export const SPACE_COUNT = SPACES.length;

const PLACES = new Map(SPACES.map(([q, r], at) => [`${q},${r}`, at]));

export function spaceAt([q, r]: Axial): Space {
  return PLACES.get(`${q},${r}`) ?? OUTSIDE;
}

export const oppositeSide = (side: Side): Side => (side + 3) % SIDE_COUNT;

export interface Zone {
  readonly id: ZoneId;
  readonly spaces: readonly Space[];
  /** Six entries for each space of the board; those that lead out of the zone are `OUTSIDE`. */
  readonly neighbours: Int16Array;
  readonly portals: readonly PortalPlace[];
}

const BY_ID = new Map(ZONE_IDS.map((id) => [id, zoneFrom(id)]));

export function zoneOf(id: ZoneId): Zone {
  return BY_ID.get(id) ?? zoneFrom(id);
}

export function neighbourOf(zone: Zone, at: Space, side: Side): Space {
  return zone.neighbours[at * SIDE_COUNT + side] ?? OUTSIDE;
}

export function isInZone(zone: Zone, at: unknown): at is Space {
  return zone.spaces.includes(at as Space);
}

/** The places of this zone where so many seats may put their Portals (D1). */
export function portalPlaces(zone: Zone, seats: number): readonly Space[] {
  return zone.portals.filter(({ players }) => players.includes(seats)).map(({ at }) => spaceAt(at));
}

/** The number of steps between two spaces as the crow flies. */
export function distanceBetween(one: Space, other: Space): number {
  const [from, to] = [SPACES[one], SPACES[other]];
  if (from === undefined || to === undefined) return Number.POSITIVE_INFINITY;
  return lengthOf([to[0] - from[0], to[1] - from[1]]);
}

function lengthOf([q, r]: Axial): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

function rowsWithin(radius: number): readonly Axial[] {
  const line = Array.from({ length: 2 * radius + 1 }, (_, at) => at - radius);
  return line.flatMap((r) => line.map((q): Axial => [q, r])).filter((at) => lengthOf(at) <= radius);
}

function zoneFrom(id: ZoneId): Zone {
  const { radius, star, portals } = ZONES[id];
  const corners = DIRECTIONS.map(([q, r]): Axial => [q * radius, r * radius]);
  const isIn = (at: Axial): boolean =>
    lengthOf(at) <= radius || (star && corners.some(([q, r]) => lengthOf([at[0] - q, at[1] - r]) === 1));
  const spaces = [...SPACES.keys()].filter((space) => isIn(SPACES[space] ?? [0, 0]));
  const neighbours = new Int16Array(SPACE_COUNT * SIDE_COUNT).fill(OUTSIDE);
  for (const space of spaces) {
    const [q, r] = SPACES[space] ?? [0, 0];
    for (const [side, [dq, dr]] of DIRECTIONS.entries()) {
      const next: Axial = [q + dq, r + dr];
      if (isIn(next)) neighbours[space * SIDE_COUNT + side] = spaceAt(next);
    }
  }
  return { id, spaces, neighbours, portals };
}
