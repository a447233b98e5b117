import type { TileKind } from './ids';

export type Feature = 'trap' | 'nugget';

export interface TileFacts {
  readonly kind: TileKind;
  /** Clockwise from north-east: D is a door, C the arm of a corridor, and a dash is earth. */
  readonly sides: string;
  /** Sides in one list are joined; an inner door stands between two lists (D11). */
  readonly arms: readonly (readonly number[])[];
  readonly feature: Feature | null;
}

/** The set of 42 that every seat has. */
export const TILES = {
  'torture-1': { kind: 'torture', sides: 'D-D-D-', arms: [], feature: null },
  'torture-2': { kind: 'torture', sides: 'DD-D--', arms: [], feature: null },
  'torture-3': { kind: 'torture', sides: 'DDDD--', arms: [], feature: null },
  'torture-4': { kind: 'torture', sides: 'DDD-D-', arms: [], feature: null },
  'dormitory-1': { kind: 'dormitory', sides: 'D-D-D-', arms: [], feature: null },
  'dormitory-2': { kind: 'dormitory', sides: 'D-DD--', arms: [], feature: null },
  'dormitory-3': { kind: 'dormitory', sides: 'DD-DD-', arms: [], feature: null },
  'dormitory-4': { kind: 'dormitory', sides: 'DDD-D-', arms: [], feature: null },
  'kitchen-1': { kind: 'kitchen', sides: 'DDD---', arms: [], feature: null },
  'kitchen-2': { kind: 'kitchen', sides: 'DD-D--', arms: [], feature: null },
  'kitchen-3': { kind: 'kitchen', sides: 'DD-DD-', arms: [], feature: null },
  'kitchen-4': { kind: 'kitchen', sides: 'DDDD--', arms: [], feature: null },
  'library-1': { kind: 'library', sides: 'DDD---', arms: [], feature: null },
  'library-2': { kind: 'library', sides: 'D-DD--', arms: [], feature: null },
  'library-3': { kind: 'library', sides: 'DD-DD-', arms: [], feature: null },
  'library-4': { kind: 'library', sides: 'DDD-D-', arms: [], feature: null },
  'treasury-1': { kind: 'treasury', sides: 'D-D---', arms: [], feature: null },
  'treasury-2': { kind: 'treasury', sides: 'DD-D--', arms: [], feature: null },
  'treasury-3': { kind: 'treasury', sides: 'D-DD--', arms: [], feature: null },
  'treasury-4': { kind: 'treasury', sides: 'D-D-D-', arms: [], feature: null },
  throne: { kind: 'throne', sides: 'DDDDD-', arms: [], feature: null },
  pit: { kind: 'pit', sides: 'D-D-D-', arms: [], feature: null },
  portal: { kind: 'portal', sides: 'DDDDDD', arms: [], feature: null },
  'corridor-1': { kind: 'corridor', sides: 'C--C--', arms: [[0, 3]], feature: null },
  'corridor-2': { kind: 'corridor', sides: 'C-C---', arms: [[0, 2]], feature: null },
  'corridor-3': { kind: 'corridor', sides: 'C-C-C-', arms: [[0, 2], [4]], feature: null },
  'corridor-4': { kind: 'corridor', sides: 'CC-C--', arms: [[0, 3], [1]], feature: null },
  'corridor-5': { kind: 'corridor', sides: 'C-CC--', arms: [[0, 3], [2]], feature: null },
  'corridor-6': { kind: 'corridor', sides: 'CC-CC-', arms: [[0, 3], [1], [4]], feature: null },
  'corridor-7': { kind: 'corridor', sides: 'C-C-C-', arms: [[0], [2], [4]], feature: null },
  'corridor-trap-1': { kind: 'corridor-trap', sides: 'C--C--', arms: [[0, 3]], feature: 'trap' },
  'corridor-trap-2': { kind: 'corridor-trap', sides: 'C--C--', arms: [[0, 3]], feature: 'trap' },
  'corridor-trap-3': { kind: 'corridor-trap', sides: 'C-C---', arms: [[0, 2]], feature: 'trap' },
  'corridor-trap-4': { kind: 'corridor-trap', sides: 'C-C---', arms: [[0, 2]], feature: 'trap' },
  'corridor-trap-5': { kind: 'corridor-trap', sides: 'CC----', arms: [[0, 1]], feature: 'trap' },
  'corridor-trap-6': { kind: 'corridor-trap', sides: 'C-C-C-', arms: [[0, 2, 4]], feature: 'trap' },
  'corridor-nugget-1': { kind: 'corridor-nugget', sides: 'C--C--', arms: [[0, 3]], feature: 'nugget' },
  'corridor-nugget-2': { kind: 'corridor-nugget', sides: 'C-C---', arms: [[0, 2]], feature: 'nugget' },
  'corridor-nugget-3': { kind: 'corridor-nugget', sides: 'C-C---', arms: [[0, 2]], feature: 'nugget' },
  'corridor-nugget-4': { kind: 'corridor-nugget', sides: 'CC----', arms: [[0, 1]], feature: 'nugget' },
  'corridor-nugget-5': { kind: 'corridor-nugget', sides: 'CC-C--', arms: [[0, 1, 3]], feature: 'nugget' },
  'corridor-nugget-6': { kind: 'corridor-nugget', sides: 'C-CC--', arms: [[0, 2, 3]], feature: 'nugget' },
} as const satisfies Readonly<Record<string, TileFacts>>;

export type TileId = keyof typeof TILES;
export const TILE_IDS = Object.keys(TILES) as readonly TileId[];
