export { EVENT_TYPES, inOneBeat, recordOf, SOUNDS, type TinyTuning, tell } from './events';
export { isServed, layoutOf, type TinyLayout } from './layout';
export { TinyLog } from './log';
export { idOf, TinyPicking, type TinyPickingParts } from './picking';
export { mirrorPage, placesOf, question, type Shown } from './view';
export { cardWords, commandWords, refusalWords, sideWords } from './words';
