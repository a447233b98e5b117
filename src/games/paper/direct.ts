import type { Event, State } from '../../engine/paper';
import { type Animator, moveAt } from '../../table';
import type { Direction, DirectionParts } from '../contract';
import { inOneBeat, landingOf, motionOf, type PaperPicture, type PaperTuning, soundOf, tell } from './table';

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
  const after: Animator<Event, State> = (beat, { speed, signal }) => {
    const [event] = beat;
    const motion = motionOf(event);
    if (motion === null) return;
    if (speed === 'crossfade') return picture()?.fade(signal);
    const landed = (die: number): void => sound.play(landingOf(die));
    return picture()?.play(beat, moveAt(tuning.motions[motion], { speed, signal }), landed);
  };
  return { before, after, tell: (event: Event) => tell(event, translate), inOneBeat };
}
