import type { Move } from '../tuning';

import type { BossGestures } from './boss';
import type { DiceGestures } from './dice';
import type { EncounterGestures } from './encounter';
import type { PartyGestures } from './party';
import type { GestureIn } from './record';
import type { TurnGestures } from './turn';

/** Every gesture of the table, named like its timing in the tuning file, with the data that it needs. */
export interface Gestures extends TurnGestures, PartyGestures, EncounterGestures, DiceGestures, BossGestures {}

export type GestureOf<Name extends keyof Gestures> = GestureIn<Pick<Gestures, Name>>;
export type Gesture = GestureIn<Gestures>;

/** The scene's motions. The promise settles however the motion ends: done, skipped or torn down. */
export interface TableMotions {
  play(gesture: Gesture, move: Move<Gesture['motion']>): Promise<void>;
}

/** Replaces one picture by the next under reduced motion. */
export interface Fading {
  /** Keeps the current picture in front of the next one until `fade` is called. */
  hold(): void;
  fade(signal: AbortSignal): Promise<void>;
}
