import type { RoomId } from './ids';

/** Two rooms side by side. */
export type Edge = readonly [RoomId, RoomId];

/** The six rooms behind the doors, where the first step leads. */
export const ENTRANCES: readonly RoomId[] = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1'];

/** Rooms at both ends of a row that are neighbours. */
export const WRAPS: readonly Edge[] = [
  ['A2', 'F2'],
  ['A4', 'F4'],
];

export const RIVERS: readonly Edge[] = [
  ['A1', 'A2'],
  ['A3', 'A4'],
  ['A5', 'A6'],
  ['D6', 'E6'],
  ['E5', 'F5'],
  ['F2', 'F3'],
  ['F4', 'F5'],
];

/** The walls that are printed on every sheet. */
export const WALLS: readonly Edge[] = [
  ['A7', 'B7'],
  ['B6', 'B7'],
  ['B7', 'C7'],
  ['C3', 'C4'],
  ['D1', 'D2'],
  ['F6', 'F7'],
];
