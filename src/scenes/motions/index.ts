import type { Gestures } from '../../stage';
import { cardMotions } from './cards';
import { diceMotions } from './dice';
import { doorMotions } from './doors';
import { figureMotions } from './figures';
import { heroMotions } from './heroes';
import type { MotionStage, PerformersOf } from './stage';

export type Performers = PerformersOf<keyof Gestures>;

/** How each gesture is carried out: one line for each name in the tuning file. */
export function motionsOf(stage: MotionStage): Performers {
  return { ...cardMotions(stage), ...diceMotions(stage), ...doorMotions(stage), ...heroMotions(stage), ...figureMotions(stage) };
}
