import { SIDES } from './hex';

/** The part of a tile's facts that its picture needs. */
export interface Face {
  /** Clockwise from north-east: D is a door, C the arm of a corridor, and a dash is earth. */
  readonly sides: string;
  /** Sides in one list are joined; an inner door stands between two lists. Rooms have none. */
  readonly arms: readonly (readonly number[])[];
}

/** The same tile turned clockwise by sixths. */
export function turnedFace({ sides, arms }: Face, turn: number): Face {
  return {
    sides: SIDES.map((side) => sides.charAt((side - turn + 6) % 6)).join(''),
    arms: arms.map((arm) => arm.map((side) => (side + turn) % 6)),
  };
}

export const openSides = ({ sides }: Face): readonly number[] => SIDES.filter((side) => sides.charAt(side) !== '-');

export const hasDoor = ({ sides }: Face, side: number): boolean => sides.charAt(side) === 'D';

export const isRoom = ({ arms }: Face): boolean => arms.length === 0;
