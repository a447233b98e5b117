import type { Scene } from 'phaser';
import type { GestureOf, Gestures, Move, Shown, TableLayout, Tuning } from '../../stage';
import type { TableParts } from '../TableParts';
import type { TheatreScene } from '../theatre/TheatreScene';

/** What gestures find on the table: its parts, what they show, and where it lies. */
export interface MotionStage {
  readonly scene: Scene;
  readonly parts: TableParts;
  /** What lies behind the table. */
  readonly theatre: Pick<TheatreScene, 'reel' | 'fall' | 'dolly'>;
  /** Null until something is shown. */
  readonly shown: () => Shown | null;
  readonly layout: () => TableLayout | null;
  readonly tuning: () => Tuning;
  /** Where things lie once more dice are there, each named by the place of its hero in the party. */
  readonly layoutWith: (dice: readonly number[]) => TableLayout | null;
}

export type Perform<Name extends keyof Gestures> = (gesture: GestureOf<Name>, move: Move<Name>) => Promise<void>;
export type PerformersOf<Names extends keyof Gestures> = { readonly [Name in Names]: Perform<Name> };
