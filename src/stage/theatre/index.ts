export { ACTS, type ActName } from './acts';
export type { IdleTable } from './idles';
export { matterOf } from './matter';
export { type Liveliness, Pace } from './Pace';
export { type Pose, rest } from './pose';
export { type Limb, type PartFacts, Rig } from './Rig';
