import type { Scene } from 'phaser';
import { paced } from '../../../../table';
import type { GestureOf, Gestures, Motion, Move, MovingDie, OneDeckTuning, Shown, TableLayout } from '../../table';
import type { TableViews } from '../TableViews';
import type { TheatreScene } from '../theatre/TheatreScene';

/** The parts of the table that gestures move, what they show, and the layout. */
export interface MotionStage {
  readonly scene: Scene;
  readonly parts: TableViews;
  /** The scene behind the table. */
  readonly theatre: Pick<TheatreScene, 'figure' | 'isFight' | 'flinch' | 'reel' | 'fall' | 'dolly' | 'tread'>;
  /** Null until something is shown. */
  readonly shown: () => Shown | null;
  readonly layout: () => TableLayout | null;
  readonly tuning: () => OneDeckTuning;
  /** The speed of motions, or null where things move at once. */
  readonly pace: () => 1 | 2 | 4 | null;
  /** Returns the layout for when dice have gone or come. */
  readonly layoutAfter: (change: PoolChange) => TableLayout | null;
  /** Moves everything but the contents of the tray there at once. */
  readonly layOut: (change: PoolChange) => void;
}

/** Returns the timing of a motion that goes along with a gesture. */
export function timingOf<Name extends Motion>(
  { tuning, pace }: MotionStage,
  name: Name,
  { signal }: { readonly signal: AbortSignal },
) {
  return { ...paced(tuning().motions[name], pace() ?? 1), signal };
}

/** Returns the picture in the middle of the table, and the radius of its corners. */
export const edgeOf = ({ scene, unit }: TableLayout) => ({ rect: scene, round: 14 * unit });

export interface PoolChange {
  readonly gone?: readonly number[];
  readonly come?: readonly MovingDie[];
}

export type Perform<Name extends keyof Gestures> = (gesture: GestureOf<Name>, move: Move<Name>) => Promise<void>;
export type PerformersOf<Names extends keyof Gestures> = { readonly [Name in Names]: Perform<Name> };
