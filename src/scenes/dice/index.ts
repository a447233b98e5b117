export { Carried } from './Carried';
export { DieSlot, type Lying, type SlotParts } from './DieSlot';
export { dieFace, WHOLE } from './dieFace';
export { paintDie, paintShadow } from './paintDie';
export { tiltOf } from './tiltOf';
export { type DiceGround, type NumberedDie, type Tumble, type Tumbling, tumble } from './tumble';
