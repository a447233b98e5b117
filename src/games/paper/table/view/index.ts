export { type GoalLabel, labelsOf, type SeatLabel } from './labels';
export { mirrorPage } from './mirrorPage';
export type { SheetSetting } from './parts';
export { placesOf } from './places';
export { boxLines, isOver, question, warningsOf } from './question';
export { type RoomView, roomsOf } from './rooms';
export { dieNow, sheetParts } from './sheet';
export { type DieView, type Entry, gloryWords, type Preview, type Shown } from './shown';
