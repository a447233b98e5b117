export { type AnimatorParts, type Move, type TableMotions, tableAnimators } from './animators';
export { type Choice, choicesIn } from './choices';
export { type Animator, createDirector, type Cue, type Director } from './director';
export { layoutTable, type Screen, type TableLayout } from './layout';
export { mirrorPage, type TableTools, TOOL_IDS, type ToolId } from './mirrorPage';
export * from './ports';
export { type DoorView, type HeroView, type TableView, tableView } from './tableView';
export { type Motion, MOTIONS, paced, type Speed, type Timing, type Tuning } from './timing';
export { nameOf, tell } from './words';
