import type { Scene } from 'phaser';
import type { GestureOf, Gestures, Move, MovingDie, Shown, TableLayout, Tuning } from '../../stage';
import type { TableParts } from '../TableParts';
import type { TheatreScene } from '../theatre/TheatreScene';

/** What gestures find on the table: its parts, what they show, and where it lies. */
export interface MotionStage {
  readonly scene: Scene;
  readonly parts: TableParts;
  /** What lies behind the table. */
  readonly theatre: Pick<TheatreScene, 'reel' | 'fall'>;
  /** Null until something is shown. */
  readonly shown: () => Shown | null;
  readonly layout: () => TableLayout | null;
  readonly tuning: () => Tuning;
  /** A large picture, or null until it is fetched. */
  readonly picture: (key: string) => HTMLImageElement | null;
  /** Where things lie once dice have gone or come. */
  readonly layoutAfter: (change: PoolChange) => TableLayout | null;
}

export interface PoolChange {
  readonly gone?: readonly number[];
  readonly come?: readonly MovingDie[];
}

export type Perform<Name extends keyof Gestures> = (gesture: GestureOf<Name>, move: Move<Name>) => Promise<void>;
export type PerformersOf<Names extends keyof Gestures> = { readonly [Name in Names]: Perform<Name> };
