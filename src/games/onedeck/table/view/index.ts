export type { BoxView } from './boxView';
export { type Condition, conditionOf } from './condition';
export type { DieView } from './dieView';
export { type CardFace, cardFace, type DoorView } from './doorView';
export type { DungeonView, FloorView } from './dungeonView';
export type { EncounterView } from './encounterView';
export type { HeroView, SkillLine } from './heroView';
export type { Middle } from './middleView';
export { type TableView, tableView } from './tableView';
