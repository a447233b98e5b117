import type { Direction, DirectionParts } from '../../../src/games/contract';
import { type Animator, paced } from '../../../src/table';
import type { Event, State } from '../../support/tinyFacts';
import type { TinyPicture } from './scenes/prepareTable';
import { inOneBeat, recordOf, type TinyTuning, tell } from './table';

export interface TinyDirectionParts extends DirectionParts {
  readonly tuning: TinyTuning;
  picture(): TinyPicture | null;
}

/** What each event does to picture, sound and voice. */
export function direct({ picture, sound, tuning, translate }: TinyDirectionParts): Direction {
  const before: Animator<Event, State> = ([event]) => {
    const { sound: heard } = recordOf(event);
    if (heard !== null) sound.play(heard);
  };
  const after: Animator<Event, State> = ([event], { speed, signal }) => {
    const { motion } = recordOf(event);
    if (motion === null || speed === 'crossfade') return;
    return picture()?.find({ ...paced(tuning.motions[motion], speed), signal });
  };
  return { before, after, tell: (event: Event) => tell(event, translate), inOneBeat };
}
