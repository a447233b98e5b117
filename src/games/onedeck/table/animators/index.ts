export { COMPANY } from './company';
export type { Fading, Gesture, GestureOf, Gestures, MovingDie, TableMotions } from './gestures';
export { inOneBeat } from './inOneBeat';
export { EVENT_TYPES, tableAnimators } from './tableAnimators';
