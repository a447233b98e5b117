export { ACTS, type ActName } from './acts';
export { burntAt } from './goings';
export type { IdleTable } from './idles';
export { matterOf } from './matter';
export { Pace } from './Pace';
export type { Pose } from './pose';
export { type Limb, type PartFacts, Rig } from './Rig';
