import type { Move } from '../../../../table';
import type { BossGestures } from './boss';
import type { DiceGestures } from './dice';
import type { EncounterGestures } from './encounter';
import type { PartyGestures } from './party';
import type { GestureIn } from './record';
import type { TurnGestures } from './turn';

/** What moves at the table, by the name that its timing has in the tuning file, and what it is about. */
export interface Gestures extends TurnGestures, PartyGestures, EncounterGestures, DiceGestures, BossGestures {}

export type GestureOf<Name extends keyof Gestures> = GestureIn<Pick<Gestures, Name>>;
export type Gesture = GestureIn<Gestures>;

/** What the scene can show in motion. The promise settles however the motion ends: done, skipped or torn down. */
export interface TableMotions {
  play(gesture: Gesture, move: Move<Gesture['motion']>): Promise<void>;
}

/** How pictures follow each other where nothing is to travel. */
export interface Fading {
  /** Keeps the picture as it is in front of what is drawn next, until it fades. */
  hold(): void;
  fade(signal: AbortSignal): Promise<void>;
}
