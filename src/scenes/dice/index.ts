export { Carried } from './Carried';
export { DicePool } from './DicePool';
export type { SlotParts } from './DieSlot';
export { paintDie } from './paintDie';
export { tiltOf } from './tiltOf';
export { type NumberedDie, type Tumble, type Tumbling, tumble } from './tumble';
