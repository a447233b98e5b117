import type { Event } from '../../../engine/paper';
import type { Beat, MoveAt, Timing } from '../../../table';
import type { TablePicture } from '../../contract';

/** The table on the canvas, as far as events need it. */
export interface PaperPicture extends TablePicture {
  /** Plays the motion of events that move as one, and settles when it has ended or was skipped. Calls `landed` for each die that comes to rest. */
  play(beat: Beat<Event>, move: MoveAt<Timing>, landed: (die: number) => void): Promise<void>;
  /** Keeps the current picture in front of the next one until `fade` is called, which replaces a motion by a fade. */
  hold(): void;
  fade(signal: AbortSignal): Promise<void>;
}
