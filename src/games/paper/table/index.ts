export { commandWords } from './commandWords';
export { contentOf } from './content';
export { EVENT_TYPES, inOneBeat, landingOf, motionOf, recordOf, soundOf, tell } from './events';
export {
  AT_THE_DOORS,
  dragged,
  enlarged,
  type Framed,
  isLarger,
  isServed,
  layoutOf,
  MOST_ZOOM,
  type PaperContent,
  type PaperLayout,
  revealing,
  roomsIn,
  type Sight,
  seenOf,
  seenRoom,
  sightOf,
} from './layout';
export { PaperLog } from './log';
export { named } from './named';
export { PaperPicking, type PaperPickingParts } from './picking';
export type { PaperPicture } from './picture';
export { refusalWords } from './refusals';
export { rolledSheet } from './rolledSheet';
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
