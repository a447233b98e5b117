export { commandWords } from './commandWords';
export { contentOf } from './content';
export { EVENT_TYPES, inOneBeat, landingOf, motionOf, recordOf, soundOf, tell } from './events';
export { isServed, layoutOf, type PaperContent, type PaperLayout, roomsIn } from './layout';
export { PaperLog } from './log';
export { PaperPicking, type PaperPickingParts } from './picking';
export type { PaperPicture } from './picture';
export { refusalWords } from './refusals';
export type { PaperTuning } from './tuning';
export {
  type DieView,
  type Entry,
  type GoalLabel,
  gloryWords,
  mirrorPage,
  placesOf,
  question,
  type RoomView,
  type SeatLabel,
  type Shown,
} from './view';
export { monsterWords, seatWords, wantedWords } from './words';
