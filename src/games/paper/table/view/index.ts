export { mirrorPage } from './mirrorPage';
export type { SheetSetting } from './parts';
export { placesOf } from './places';
export { boxLines, isOver, question, warningsOf } from './question';
export { roomsOf } from './rooms';
export { dieNow, sheetParts } from './sheet';
export type { Entry, Preview, Shown } from './shown';
