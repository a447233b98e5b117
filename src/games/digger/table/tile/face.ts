import { SIDES } from './hex';

export type Edge = 'door' | 'corridor' | 'earth';

/** The part of a tile's facts that its picture needs. */
export interface Face {
  /** Six, clockwise from north-east. */
  readonly edges: readonly Edge[];
  /** Sides in one list are joined; between two lists stands an inner door. Rooms have none. */
  readonly arms: readonly (readonly number[])[];
}

/** The same tile turned clockwise by sixths. */
export function turnedFace({ edges, arms }: Face, turn: number): Face {
  return {
    edges: SIDES.map((side) => edges[(side - turn + 6) % 6] ?? 'earth'),
    arms: arms.map((arm) => arm.map((side) => (side + turn) % 6)),
  };
}

export const openSides = ({ edges }: Face): readonly number[] => SIDES.filter((side) => edges[side] !== 'earth');

export const isRoom = ({ arms }: Face): boolean => arms.length === 0;
