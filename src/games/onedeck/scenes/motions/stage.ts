import type { Scene } from 'phaser';
import { type Motion, type Move, paced, type Tuning } from '../../../../table';
import type { GestureOf, Gestures, MovingDie, Shown, TableLayout } from '../../table';
import type { TableViews } from '../TableViews';
import type { TheatreScene } from '../theatre/TheatreScene';

/** What gestures find on the table: its parts, what they show, and where it lies. */
export interface MotionStage {
  readonly scene: Scene;
  readonly parts: TableViews;
  /** What lies behind the table. */
  readonly theatre: Pick<TheatreScene, 'reel' | 'fall' | 'dolly'>;
  /** Null until something is shown. */
  readonly shown: () => Shown | null;
  readonly layout: () => TableLayout | null;
  readonly tuning: () => Tuning;
  /** How fast things move; null where they are to be there at once. */
  readonly pace: () => 1 | 2 | 4 | null;
  /** Where things lie once dice have gone or come. */
  readonly layoutAfter: (change: PoolChange) => TableLayout | null;
  /** Everything but what lies in the tray goes there at once. */
  readonly layOut: (change: PoolChange) => void;
}

/** What goes along with a gesture has a timing of its own. */
export function timingOf<Name extends Motion>(
  { tuning, pace }: MotionStage,
  name: Name,
  { signal }: { readonly signal: AbortSignal },
) {
  return { ...paced(tuning().motions[name], pace() ?? 1), signal };
}

export interface PoolChange {
  readonly gone?: readonly number[];
  readonly come?: readonly MovingDie[];
}

export type Perform<Name extends keyof Gestures> = (gesture: GestureOf<Name>, move: Move<Name>) => Promise<void>;
export type PerformersOf<Names extends keyof Gestures> = { readonly [Name in Names]: Perform<Name> };
