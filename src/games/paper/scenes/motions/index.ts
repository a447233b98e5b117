import type { Event, EventType } from '../../../../engine/paper';
import { BOSS_MOTIONS } from './boss';
import { DICE_MOTIONS } from './dice';
import { FIGHTS } from './fights';
import { HONOURS } from './honours';
import { lightUp } from './lightUp';
import { PERILS } from './perils';
import { REVEAL } from './reveal';
import type { MotionStage, Move, Perform, Performers } from './stage';
import { WALKING } from './walking';
import { WRITING } from './writing';

export type { MotionStage, Move } from './stage';

const PERFORMERS: Performers = {
  ...DICE_MOTIONS,
  ...WALKING,
  ...WRITING,
  ...FIGHTS,
  ...PERILS,
  ...HONOURS,
  ...REVEAL,
  ...BOSS_MOTIONS,
};

/** Plays the motion of an event over the table, where its state is shown already. */
export function perform(stage: MotionStage, event: Event, move: Move): Promise<void> {
  // Each type has its own; this one widening lets an event of any type find it.
  const own = PERFORMERS[event.type] as Perform<EventType> | undefined;
  return own === undefined ? lightUp(stage, event, move) : own(stage, { event, move });
}
