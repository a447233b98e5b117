export { ACTS, type ActName } from './acts';
export { type FigureFacts, figureFacts, sizeOf, subjectOf } from './figures';
export { followTilt } from './followTilt';
export { burntAt } from './goings';
export type { IdleTable } from './idles';
export { matterOf } from './matter';
export { Pace } from './Pace';
export type { Pose } from './pose';
export { type Limb, type PartFacts, Rig } from './Rig';
