import type { Event, State } from '../../engine/paper';
import { type Animator, type MoveAt, moveAt, type Timing } from '../../table';
import type { Direction, DirectionParts, TablePicture } from '../contract';
import { inOneBeat, motionOf, type PaperTuning, soundOf, tell } from './table';

/** The table on the canvas, as far as events need it. */
export interface PaperPicture extends TablePicture {
  /** Plays the motion of an event, and settles when it has ended or was skipped. */
  play(event: Event, move: MoveAt<Timing>): Promise<void>;
  /** Keeps the current picture in front of the next one until `fade` is called, which replaces a motion by a fade. */
  hold(): void;
  fade(signal: AbortSignal): Promise<void>;
}

export interface PaperDirectionParts extends DirectionParts {
  readonly tuning: PaperTuning;
  picture(): PaperPicture | null;
}

/** Joins each event with its picture, its sound and its voice. */
export function direct({ picture, sound, tuning, translate }: PaperDirectionParts): Direction {
  const before: Animator<Event, State> = ([event], { speed }) => {
    const heard = soundOf(event);
    if (heard !== null) sound.play(heard);
    if (speed === 'crossfade' && motionOf(event) !== null) picture()?.hold();
  };
  const after: Animator<Event, State> = ([event], { speed, signal }) => {
    const motion = motionOf(event);
    if (motion === null) return;
    if (speed === 'crossfade') return picture()?.fade(signal);
    return picture()?.play(event, moveAt(tuning.motions[motion], { speed, signal }));
  };
  return { before, after, tell: (event: Event) => tell(event, translate), inOneBeat };
}
