import type { Gestures } from '../../table';
import { boxMotions } from './boxes';
import { descentMotions } from './descent';
import { diceMotions } from './dice';
import { doorMotions } from './doors';
import { endMotions } from './ends';
import { figureMotions } from './figures';
import { givenMotions } from './given';
import { heroMotions } from './heroes';
import { levelMotions } from './levels';
import { lootMotions } from './loot';
import type { MotionStage, PerformersOf } from './stage';
import { timeMotions } from './time';

export type { PoolChange } from './stage';

export type Performers = PerformersOf<keyof Gestures>;

/** Returns the performer of each gesture: one line for each name in the tuning file. */
export function motionsOf(stage: MotionStage): Performers {
  return {
    ...timeMotions(stage),
    ...doorMotions(stage),
    ...heroMotions(stage),
    ...givenMotions(stage),
    ...lootMotions(stage),
    ...boxMotions(stage),
    ...diceMotions(stage),
    ...levelMotions(stage),
    ...descentMotions(stage),
    ...endMotions(stage),
    ...figureMotions(stage),
  };
}
