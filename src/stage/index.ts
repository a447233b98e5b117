export { aboutId } from './abouts';
export { type Move, type RolledDie, type TableMotions, tableAnimators } from './animators';
export { choicesIn } from './choices';
export { type Animator, type Cue, createDirector, type Director } from './director';
export { layoutTable, type Screen, type TableLayout } from './layout';
export type { Light, Lights } from './light';
export { type Entry, folderOf, isDoor, type Menu, menuOf, type Page, pageOf } from './menu';
export { mirrorPage } from './mirrorPage';
export { FONTS, PALETTE } from './palette';
export { type Place, placeAt, placesOf } from './places';
export * from './ports';
export { type Press, pressOf } from './presses';
export { abilityPress, boxPress, diePress, heroPress, NEXT_PAGE, PREVIOUS_PAGE, potionPress } from './pressIds';
export { contentOf, type Shown } from './tableContent';
export {
  type Aim,
  aimNamed,
  aimWords,
  handMenu,
  handWords,
  lightsOf,
  nameOfAim,
  type Reading,
  readingOf,
  thingOfKey,
  whyNot,
} from './targeting';
export { MOTIONS, type Motion, paced, type Speed, type Timing, type Tuning } from './timing';
export type { BarTool, TableTools, ToolId } from './tools';
export * from './view';
export { heroWords, nameOf, tell } from './words';
