import type { Event, State } from '../../engine/paper';
import { type Animator, type MoveAt, moveAt, type Timing } from '../../table';
import type { Direction, DirectionParts, TablePicture } from '../contract';
import { inOneBeat, motionOf, type PaperTuning, soundOf, tell } from './table';

/** The table on the canvas, as far as events need it. */
export interface PaperPicture extends TablePicture {
  /** Plays the motion of an event, and settles when it has ended or was skipped. */
  play(event: Event, move: MoveAt<Timing>): Promise<void>;
}

export interface PaperDirectionParts extends DirectionParts {
  readonly tuning: PaperTuning;
  picture(): PaperPicture | null;
}

/** Joins each event with its picture, its sound and its voice. */
export function direct({ picture, sound, tuning, translate }: PaperDirectionParts): Direction {
  const before: Animator<Event, State> = ([event]) => {
    const heard = soundOf(event);
    if (heard !== null) sound.play(heard);
  };
  const after: Animator<Event, State> = ([event], { speed, signal }) => {
    const motion = motionOf(event);
    if (motion === null || speed === 'crossfade') return;
    return picture()?.play(event, moveAt(tuning.motions[motion], { speed, signal }));
  };
  return { before, after, tell: (event: Event) => tell(event, translate), inOneBeat };
}
