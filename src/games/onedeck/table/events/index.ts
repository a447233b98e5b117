export { tableAnimators } from './animators';
export type { MovingDie } from './dice';
export { COMPANY, EVENT_TYPES, inOneBeat, recordOf, soundOf, tell } from './events';
export type { Fading, Gesture, GestureOf, Gestures, TableMotions } from './gestures';
