export { Carried } from './Carried';
export { DicePool } from './DicePool';
export type { SlotParts } from './DieSlot';
export type { DiceFaces } from './diceSheet';
export { paintDie } from './paintDie';
export { tiltOf } from './tiltOf';
export { type DiceGround, type NumberedDie, type Tumble, type Tumbling, tumble } from './tumble';
